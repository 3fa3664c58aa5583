import { errorsCopy } from '../../copy/errors.th'
import { ErrorLayout } from '../../layouts/ErrorLayout'
import { Button, buttonClass } from '../../ui/Button'

interface Props {
  readonly message: string
  readonly offline: boolean
  readonly onRetry: () => void
}

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
      <a className={buttonClass({ tone: 'second', wide: true })} href="/">
        {errorsCopy.home}
      </a>
    </ErrorLayout>
  )
}
