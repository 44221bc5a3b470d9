import { Component, type ReactNode } from 'react'

/** A part that may fail without taking the page with it: React logs the error, and the rest of the page stays. */
export class Contained extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
