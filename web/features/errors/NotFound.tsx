import { useFragment } from '../../page/useFragment'
import { errorsCopy } from '../../copy/errors.th'
import { notFoundCopy as copy } from '../../copy/notFound.th'
import { ErrorLayout } from '../../layouts/ErrorLayout'
import { NotFoundScene } from '../../ui/drawings/scenes'
import { LinkButton } from '../../ui/LinkButton'
import { MainLinks } from './MainLinks'

interface Props {
  readonly path: string
  readonly search: string
  readonly refused: boolean
}

const NotFound = ({ path, search, refused }: Props) => {
  const fragment = useFragment() ?? ''
  return (
    <ErrorLayout scene={<NotFoundScene />}>
      <h1>{errorsCopy.notFound}</h1>
      <p className="error-lead">{copy.lead}</p>
      <p className="error-message">
        {refused ? copy.refused(path + (search && `?${search}`) + (fragment && `#${fragment}`)) : copy.unmatched(path)}
      </p>
      <LinkButton href="/" wide>
        {errorsCopy.home}
      </LinkButton>
      <MainLinks />
    </ErrorLayout>
  )
}

export default NotFound
