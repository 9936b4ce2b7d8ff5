import type { ReactNode } from 'react'
import { AuthProvider } from '@/auth/auth-provider'
import { MotionProvider } from '@/ui/motion'

/** The app's providers. `children` is React Router's provider for the browser or the prerender. */
export function App({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <MotionProvider>{children}</MotionProvider>
    </AuthProvider>
  )
}
