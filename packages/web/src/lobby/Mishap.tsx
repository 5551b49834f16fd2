import type { ReactNode } from 'react'
import { Component } from 'react'
import { Gone } from './Gone.tsx'

/** Where a part of the page fails or never arrives, a sentence and a way on stand in its place instead of nothing. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false }
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }
  override render(): ReactNode {
    return this.state.failed ? <Gone code="mishap" /> : this.props.children
  }
}
