import { Link } from 'wouter'
import { useTitle } from '../page/pageTitle'
import { layoutCopy } from '../copy/layout.th'
import { Icon } from '../ui/Icon'
import { ChevronLeft } from '../ui/icons'
import { BackLink } from './BackLink'
import { headerActionsId } from './HeaderActions'
import { useUnread } from './useUnread'
import './innerBar.css'

interface Props {
  readonly title: boolean
  readonly unread?: boolean
}

const Unread = () => {
  const count = useUnread()
  if (count === null) return null
  return count === 0 ? (
    <span className="inner-unread">{layoutCopy.allRead}</span>
  ) : (
    <span className="inner-unread inner-unread--some">
      <span aria-hidden="true">{count}</span>
      <span className="ui-hidden">{layoutCopy.unread(count)}</span>
    </span>
  )
}

export const InnerBar = ({ title, unread = false }: Props) => {
  const words = useTitle()
  return (
    <section className="inner-bar" aria-label={layoutCopy.pageHead}>
      <BackLink>
        <Icon of={ChevronLeft} size={26} label={layoutCopy.back} />
      </BackLink>
      {title && <h1>{words}</h1>}
      {unread && title && <Unread />}
      {unread && !title && (
        <Link className="inner-beside" href="/notice">
          {layoutCopy.notices} <Unread />
        </Link>
      )}
      <div className="inner-actions" id={headerActionsId} />
    </section>
  )
}
