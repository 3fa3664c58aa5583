import { useTitle } from '../app/pageTitle'
import { layoutCopy } from '../copy/layout.th'
import { useSession } from '../session/useSession'
import { Icon } from '../ui/Icon'
import { ChevronLeft } from '../ui/icons'
import { BackLink } from './BackLink'
import { headerActionsId } from './HeaderActions'
import { unreadOf } from './unread'
import './innerBar.css'

interface Props {
  /** Whether the page's title stands here as its h1; else the screen has its own. */
  readonly title: boolean
  readonly unread?: boolean
}

/** The head of an inner page: a way back, the title in one line, and at most two actions that the screen puts there. */
export const InnerBar = ({ title, unread = false }: Props) => {
  const words = useTitle()
  const { user } = useSession()
  const count = unreadOf(user)
  return (
    <section className="inner-bar" aria-label={title ? words : layoutCopy.back}>
      <BackLink>
        <Icon of={ChevronLeft} size={26} label={layoutCopy.back} />
      </BackLink>
      {title && <h1>{words}</h1>}
      {unread && <p className="inner-unread">{count === 0 ? layoutCopy.allRead : layoutCopy.unread(count)}</p>}
      <div className="inner-actions" id={headerActionsId} />
    </section>
  )
}
