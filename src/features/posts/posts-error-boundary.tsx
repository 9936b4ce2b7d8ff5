import { Component, type PropsWithChildren } from 'react'
import { LoadError } from '@/ui/load-error'
import { loadErrorMessages } from './copy'
import { focusHeading } from './focus'

/** Keeps an error in the list of posts from replacing the page. React reports the error. */
export class PostsErrorBoundary extends Component<PropsWithChildren, { hasError: boolean }> {
  override state = { hasError: false }

  static getDerivedStateFromError = () => ({ hasError: true })

  override render() {
    if (!this.state.hasError) return this.props.children
    // The focus moves from the button to the list that is shown again.
    const retry = () => this.setState({ hasError: false }, focusHeading)
    return <LoadError text={loadErrorMessages.render} onRetry={retry} />
  }
}
