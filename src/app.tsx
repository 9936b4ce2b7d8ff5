import type { ReactNode } from 'react'
import { AuthProvider } from './auth/auth-provider'
import { MotionProvider } from './ui/motion'

/** The app's providers. `children` is React Router's provider for the browser or the prerender. */
export function App({ sessionStored, children }: { sessionStored: boolean; children: ReactNode }) {
  return (
    <AuthProvider sessionStored={sessionStored}>
      <MotionProvider>{children}</MotionProvider>
    </AuthProvider>
  )
}
