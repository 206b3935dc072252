import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** What stands there when the children cannot. */
  instead: ReactNode
  children: ReactNode
}

/** An error boundary: what throws below is replaced, and the rest of the page stays as it is. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
