import { errorsCopy } from '../../copy/errors.th'
import { ErrorLayout } from '../../layouts/ErrorLayout'
import { Button, buttonClass } from '../../ui/Button'

interface Props {
  readonly message: string
  /** The device says that it has no connection: what failed was, most likely, the way here. */
  readonly offline: boolean
  readonly onRetry: () => void
}

/** The specification's server-error page: 'Internal Server Error' and the message, after what a parent needs to know. */
export const ErrorPage = ({ message, offline, onRetry }: Props) => {
  const copy = offline ? errorsCopy.offline : errorsCopy.server
  return (
    <ErrorLayout>
      <h1>{copy.title}</h1>
      <p className="error-lead">{copy.lead}</p>
      {!offline && (
        <p className="error-message">
          <strong>{errorsCopy.server.heading}</strong>
          <br />
          {message}
        </p>
      )}
      <Button onClick={onRetry} wide>
        {errorsCopy.server.retry}
      </Button>
      {/* A full load: whatever broke may be in memory. */}
      <a className={buttonClass({ tone: 'second', wide: true })} href="/">
        {errorsCopy.home}
      </a>
    </ErrorLayout>
  )
}
