import { createContext, use } from 'react'

/** Provided by main.tsx and entry-prerender.tsx. */
export const HydratedContext = createContext(true)

/** False in prerendered HTML and while it hydrates, true afterwards. */
export const useHydrated = () => use(HydratedContext)
