import { Component, type ReactNode } from 'react'

interface FaultBoundaryProps {
  /** What is shown in place of a page that could not be. */
  readonly instead: ReactNode
  /** Another page is tried anew. */
  readonly page: ReactNode
  readonly children: ReactNode
}

/** A fault of ours in one page leaves a way on, and not a white window. React knows this only of classes. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidUpdate({ page }: FaultBoundaryProps): void {
    if (this.state.hasFailed && page !== this.props.page) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
