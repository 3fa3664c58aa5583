import { useLocation } from 'wouter'
import { noticeCopy as copy } from '../../copy/notices.th'
import { Chip, ChipRow } from '../../ui/Chip'
import { noticeFilters, type NoticeFilter } from './noticeFilter'

interface Props {
  readonly show: NoticeFilter
  readonly unread: number
}

export const NoticeFilters = ({ show, unread }: Props) => {
  const [path, navigate] = useLocation()
  return (
    <ChipRow label={copy.filters}>
      {noticeFilters.map((each) => (
        <Chip
          key={each}
          chosen={show === each}
          onClick={() => navigate(each === 'all' ? path : `${path}?show=${each}`, { replace: true })}
        >
          {each === 'unread' ? copy.unreadCount(unread) : copy.show[each]}
        </Chip>
      ))}
    </ChipRow>
  )
}
