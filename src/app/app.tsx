import type { ReactNode } from 'react'
import { AuthProvider } from '@/auth/auth-provider'
import type { AuthState } from '@/auth/auth-state'
import { MotionProvider } from '@/ui/motion'

/** The app's providers. `children` is React Router's provider for the browser or the prerender. */
export const App = ({
  initialAuthState,
  children,
}: {
  initialAuthState?: AuthState
  children: ReactNode
}) => (
  <AuthProvider initialState={initialAuthState}>
    <MotionProvider>{children}</MotionProvider>
  </AuthProvider>
)
