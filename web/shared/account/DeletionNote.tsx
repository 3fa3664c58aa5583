import type { SessionUser } from '@careplus/core/ports'
import { useServices } from '../../calls/useServices'
import { loadAccountServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { FailureNote } from '../failure/FailureNote'
import { useAttempts } from '../../calls/form/useStoredForm'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'
import { dayText } from './instants'
import { ownUser } from './ownUser'

const copy = profileCopy.deletion

export const DeletionNote = ({ user }: { readonly user: SessionUser }) => {
  const { session } = useServices()
  const { busy, failure, run } = useSending()
  const toast = useToast()
  const { deleteAt } = ownUser(user)
  // The call has no body, so the name of its attempt contains the day of the deletion.
  const attempts = useAttempts(`deletion.withdraw.${deleteAt}`)
  if (deleteAt === null) return null
  const withdraw = (): void =>
    run(
      () => attempts.once(deleteAt, async (key) => (await loadAccountServices()).own.withdrawDeletion(key)),
      () => {
        session.memberChanged({ ...user, delete_at: null })
        toast({ text: copy.withdrawn })
      },
    )
  return (
    <>
      <Note
        tone="warn"
        action={
          <Button tone="outline" size="small" busy={busy} busyLabel={copy.withdrawing} onClick={withdraw}>
            {copy.withdraw}
          </Button>
        }
      >
        <strong>{copy.pending(dayText(deleteAt))}</strong>
        <br />
        {copy.pendingHelp}
      </Note>
      <FailureNote failure={failure} />
    </>
  )
}
