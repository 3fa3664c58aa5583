import { errorsCopy } from '../../copy/errors.th'
import { ErrorLayout } from '../../layouts/ErrorLayout'
import { NotFoundScene } from '../../ui/drawings/scenes'
import { LinkButton } from '../../ui/LinkButton'
import { Ways } from './Ways'

/** The 404. `message`: the specification's sentence, with the path. */
const NotFound = ({ message }: { readonly message: string }) => (
  <ErrorLayout scene={<NotFoundScene />}>
    <h1>{errorsCopy.notFound.title}</h1>
    <p className="error-lead">{errorsCopy.notFound.lead}</p>
    <p className="error-message">{message}</p>
    <LinkButton href="/" wide>
      {errorsCopy.home}
    </LinkButton>
    <Ways />
  </ErrorLayout>
)

export default NotFound
