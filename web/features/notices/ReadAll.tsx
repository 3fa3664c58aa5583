import { markNoticesRead, setUnreadCount } from '../../calls/notices/unreadNotices'
import { useNotices, useServices } from '../../calls/useServices'
import { noticeCopy as copy } from '../../copy/notices.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { HeaderActions } from '../../layouts/HeaderActions'
import { useSession } from '../../calls/session/useSession'
import { changeFailureText } from './changeFailureText'

interface Props {
  readonly shown: ReadonlyArray<string>
  readonly onDone: () => void
}

export const ReadAll = ({ shown, onDone }: Props) => {
  const notices = useNotices()
  const { random } = useServices()
  const memberId = useSession().user?.id ?? ''
  const { busy, failure, run } = useSending()
  const mark = (): void => {
    if (busy) return
    const key = random.uuid()
    run(
      () => notices.markAllRead(key),
      ({ unread }) => {
        markNoticesRead(shown)
        setUnreadCount(memberId, unread)
        onDone()
      },
    )
  }
  return (
    <>
      <HeaderActions>
        <button
          type="button"
          className="notices-read-all"
          aria-disabled={busy}
          aria-label={busy ? undefined : copy.readAll}
          onClick={mark}
        >
          {busy ? copy.readAllBusy : copy.readAllShort}
        </button>
      </HeaderActions>
      <FailureNote failure={failure} textOf={changeFailureText} />
    </>
  )
}
