import type { CallFailure, IdempotencyKey } from '@careplus/core/ports'
import type { TaskEither } from 'fp-ts/TaskEither'
import { useState, type ReactNode } from 'react'
import { useServices } from '../composition/useServices'
import { useAttempts } from '../forms/useKeptForm'
import { useSending } from '../forms/useSending'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { Trash2 } from '../ui/icons'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { FailureNote } from './FailureNote'
import { forgetKept } from './remote'
import './family.css'

interface Props {
  readonly words: Readonly<Record<'label' | 'title' | 'confirm' | 'busy' | 'keep', string>>
  /** After the label, for who does not see what it stands beside. */
  readonly of?: string
  /** What goes along. */
  readonly children: ReactNode
  /** Of what is removed, for the key of the try. */
  readonly name: string
  readonly remove: (key: IdempotencyKey) => TaskEither<CallFailure, void>
  readonly onRemoved: () => void
}

/** Removes something of the account for good; asked first. */
export const RemoveAsked = ({ words, of, children, name, remove, onRemoved }: Props) => {
  const { random } = useServices()
  const attempts = useAttempts(`${name}.remove`, random.uuid)
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useSending()
  const confirm = (): void =>
    run(remove(attempts.keyOf(name)), () => {
      attempts.sent()
      forgetKept()
      onRemoved()
    })
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        className="family-remove"
        icon={<Icon of={Trash2} size={20} />}
        onClick={() => setAsks(true)}
      >
        {words.label}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.title}
        alert
        actions={
          <>
            <Button tone="danger" wide busy={busy} busyLabel={words.busy} onClick={confirm}>
              {words.confirm}
            </Button>
            <Button tone="second" wide onClick={() => setAsks(false)}>
              {words.keep}
            </Button>
          </>
        }
      >
        {children}
        <FailureNote failure={failure} />
      </Dialog>
    </>
  )
}
