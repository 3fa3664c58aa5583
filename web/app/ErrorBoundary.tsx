import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../features/errors/ErrorPage'
import { onConnection } from '../page/onReturn'

interface Props {
  readonly resetKey: string
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly message: string; readonly offline: boolean } | null
  readonly resetKey: string
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failure: { message: messageOf(thrown), offline: !navigator.onLine } }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  private stop = (): void => undefined

  override componentDidMount(): void {
    this.stop = onConnection(() => {
      if (this.state.failure?.offline === true) this.retry()
    })
  }

  override componentWillUnmount(): void {
    this.stop()
  }

  private readonly retry = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorPage {...failure} onRetry={this.retry} />
  }
}
