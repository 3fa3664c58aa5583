import type { IdempotencyKey, SessionUser } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import { useState, type SubmitEvent } from 'react'
import { useAccountServices, useServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { TextField } from '../../ui/TextField'
import { useToast } from '../../ui/Toast'
import { failureBesideProof } from '../../shared/proof/withProof'
import type { WithProof } from './useDownload'

const copy = profileCopy.deletion

const Consequences = () => (
  <div className="profile-consequences">
    <p>{copy.lead}</p>
    <h3>{copy.goesTitle}</h3>
    <ul>
      {copy.goes.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    <p>{copy.shared}</p>
    <h3>{copy.staysTitle}</h3>
    <ul>
      {copy.stays.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </div>
)

const useAsking = (user: SessionUser, withProof: WithProof) => {
  const { own } = useAccountServices()
  const { session } = useServices()
  const sending = useSending()
  const toast = useToast()
  const ask = (key: IdempotencyKey, onDone: () => void): void =>
    sending.run(
      () => withProof(() => own.askDeletion(key)),
      ({ deleteAt }) => {
        onDone()
        session.memberChanged({ ...user, delete_at: deleteAt })
        toast({ text: copy.asked })
        scrollTo(0, 0)
      },
    )
  return { ...sending, ask }
}

interface Props {
  readonly open: boolean
  readonly user: SessionUser
  readonly withProof: WithProof
  readonly onClose: () => void
}

/** Asked twice: first what is deleted and what stays, then the member types a word. After that the server wants a fresh proof. */
export const DeleteAccount = ({ open, user, withProof, onClose }: Props) => {
  const { random } = useServices()
  const { busy, failure, changed, ask } = useAsking(user, withProof)
  // A new key for each opening: after the account was not deleted, an old key would get the earlier answer.
  const [key, setKey] = useState<IdempotencyKey | null>(null)
  const [typed, setTyped] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const close = (): void => {
    changed()
    setKey(null)
    setTyped('')
    setMistyped(false)
    onClose()
  }
  const confirm = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || key === null) return
    changed()
    const right = oneLine(typed) === copy.word
    setMistyped(!right)
    if (right) ask(key, close)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return key === null ? (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={copy.title}
      confirm={copy.next}
      keep={copy.keep}
      onConfirm={() => setKey(random.uuid())}
    >
      <Consequences />
    </ConfirmDialog>
  ) : (
    <Dialog open={open} onClose={close} title={copy.sureTitle} alert>
      <form className="profile-sure" noValidate onSubmit={confirm}>
        <TextField
          label={copy.type(copy.word)}
          name="word"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMistyped(false)
          }}
          error={mistyped ? copy.mistyped(copy.word) : undefined}
        />
        <FailureNote failure={failureBesideProof(failure)} />
        <Button type="submit" tone="danger" wide busy={busy} busyLabel={copy.asking}>
          {copy.confirm}
        </Button>
        <Button tone="second" wide onClick={close}>
          {copy.keep}
        </Button>
      </form>
    </Dialog>
  )
}
