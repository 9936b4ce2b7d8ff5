import type { ComponentProps } from 'react'
import { AuthProvider } from '@/auth/auth-provider'
import { MotionProvider } from '@/ui/motion'

/** The app's providers. `children` is React Router's provider for the browser or the prerender. */
export const App = ({ children, ...rest }: ComponentProps<typeof AuthProvider>) => (
  <AuthProvider {...rest}>
    <MotionProvider>{children}</MotionProvider>
  </AuthProvider>
)
