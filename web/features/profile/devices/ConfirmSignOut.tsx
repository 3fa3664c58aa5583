import type { Either } from 'fp-ts/Either'
import type { CallFailure, IdempotencyKey } from '@careplus/core/ports'
import { useState } from 'react'
import { devicesCopy as copy } from '../../../copy/devices.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { useSending } from '../../../calls/useSending'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { pressedFailureText } from '../../../copy/session.th'

/** null: this device is signed out as well. */
export interface SignOut {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly run: (key: IdempotencyKey) => Promise<Either<CallFailure, unknown>>
  readonly done: string | null
  readonly key: IdempotencyKey
}

interface Props {
  readonly ending: SignOut | null
  readonly onClose: () => void
  readonly onEnded: (ending: SignOut) => void
}

/** Asks first, because a device that is signed out by mistake may be at the grandparents'. */
export const ConfirmSignOut = ({ ending, onClose, onEnded }: Props) => {
  const { busy, failure, run, changed } = useSending()
  const [shown, setShown] = useState(ending)
  if (ending !== null && ending !== shown) setShown(ending)
  const { title = '', text = '', confirm = '' } = shown ?? {}
  const close = (): void => {
    changed()
    onClose()
  }
  return (
    <ConfirmDialog
      open={ending !== null}
      onClose={close}
      title={title}
      tone="primary"
      busy={busy}
      busyLabel={copy.busy}
      confirm={confirm}
      keep={copy.keep}
      onConfirm={() =>
        ending !== null &&
        run(
          () => ending.run(ending.key),
          () => onEnded(ending),
        )
      }
    >
      {text}
      <FailureNote failure={failure} textOf={pressedFailureText} />
    </ConfirmDialog>
  )
}
