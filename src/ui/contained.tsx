import { Component, type ReactNode } from 'react'

/** Error boundary: when its children fail, it renders nothing, React logs the error, and the rest of the page stays. */
export class Contained extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
