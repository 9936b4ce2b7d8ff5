import type { ReactNode } from 'react'
import { AuthProvider } from './auth/auth-provider'
import { MotionProvider } from './ui/motion'

/** The providers of the app; `children` is React Router's provider, the browser's or the prerender's. */
export function App({ sessionStored, children }: { sessionStored: boolean; children: ReactNode }) {
  return (
    <AuthProvider sessionStored={sessionStored}>
      <MotionProvider>{children}</MotionProvider>
    </AuthProvider>
  )
}
