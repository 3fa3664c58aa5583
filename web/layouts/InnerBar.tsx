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
  /** Whether the page's title is its h1 here; otherwise the screen has one. */
  readonly title: boolean
  /** Shows how many notices are unread, beside the title or beside a link to them. */
  readonly unread?: boolean
}

/** Empty until the number is known. */
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

/** The head of an inner page: a way back, a title in one line, and at most two actions of the screen. */
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
