import { Component, type ReactNode } from 'react'
import { LoadError } from './load-error'

interface Props {
  /** Shown in place of children that can’t be rendered, with a button to try again. */
  text: string
  /** Called after the children are shown again, to move the focus from the button to them. */
  onRecover: () => void
  children: ReactNode
}

/** Keeps an error in its children from replacing the page. React reports the error. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError = () => ({ hasError: true })

  override render() {
    const { text, onRecover, children } = this.props
    if (!this.state.hasError) return children
    return <LoadError text={text} onRetry={() => this.setState({ hasError: false }, onRecover)} />
  }
}
