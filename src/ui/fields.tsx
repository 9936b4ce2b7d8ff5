import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What a form asks for. A page that the build rendered takes no input before its script runs, so nothing typed is lost. */
export function Fields({ children }: { children: ReactNode }) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset disabled={!ready} className="contents">
      {children}
    </fieldset>
  )
}
