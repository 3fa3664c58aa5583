import { noticeAge, noticeDay, publishedKind, type MemberNotice } from '@careplus/core/notices'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { clockText } from '../account/instants'
import { noticeCopy } from '../../copy/notices.th'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Unbroken } from '../../ui/Unbroken'
import { actionOf, appearanceOf } from './noticeAppearance'
import './notices.css'

interface Props {
  readonly notice: MemberNotice
  readonly today: IsoDate
  readonly read: boolean
  readonly onOpen: () => void
}

const whenOf = ({ at, kind }: MemberNotice, today: IsoDate): string => {
  const day = noticeDay(at)
  if (noticeAge(day, today) !== 'today') return thaiDate(day)
  return kind === publishedKind ? noticeCopy.ages.today : clockText(at)
}

/** The row leads to the notice's subject; one that asks for an action has a button while it is unread. */
export const NoticeRow = ({ notice, today, read, onOpen }: Props) => {
  const { icon, tone } = appearanceOf(notice)
  const action = read ? undefined : actionOf(notice)
  return (
    <li className={read ? 'notice' : 'notice notice--unread'}>
      <Link href={notice.path} className="notice__link" onClick={onOpen}>
        <span className={`ui-tile notice__tile--${tone}`}>
          <Icon of={icon} size={24} />
        </span>
        <span className="notice__words">
          <span className="notice__title">
            <Unbroken>{notice.title}</Unbroken>
          </span>
          <span className="notice__second">
            <span className="nowrap">{whenOf(notice, today)}</span>
            {notice.text !== '' && <Unbroken>{` · ${notice.text}`}</Unbroken>}
          </span>
        </span>
        {!read && (
          <span className="notice__dot">
            <span className="ui-hidden">{noticeCopy.unread}</span>
          </span>
        )}
      </Link>
      {action !== undefined && (
        <Link
          href={notice.path}
          className={buttonClass({ tone: 'second', size: 'small' }, 'notice__action')}
          onClick={onOpen}
        >
          <span className="ui-button__face">{action}</span>
        </Link>
      )}
    </li>
  )
}
