import type { Either } from 'fp-ts/Either'
import type { CallFailure, IdempotencyKey } from '@careplus/core/ports'
import { useState, type ReactNode } from 'react'
import { isStale, useReloadIfStale } from '../../calls/form/useChangeForm'
import { useServices } from '../../calls/useServices'
import { useQuestion } from '../../calls/useSending'
import { saveFailedText } from '../../copy/children.th'
import { meanwhileCopy } from '../../copy/meanwhile.th'
import { removalCopy } from '../../copy/removal.th'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Icon } from '../../ui/Icon'
import { Trash2 } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { FailureNote } from '../failure/FailureNote'
import { clearMemberCache } from '../../calls/remote'
import '../children/family.css'

interface Props {
  readonly words: Readonly<Record<'label' | 'title' | 'confirm', string>> &
    Partial<Record<keyof typeof removalCopy, string>>
  readonly of?: string
  readonly children: ReactNode
  readonly remove: (key: IdempotencyKey) => Promise<Either<CallFailure, void>>
  readonly onRemoved: () => void
  readonly onStale?: () => void
}

const nothing = (): void => undefined

const failureText = (failure: CallFailure): string =>
  isStale(failure) ? meanwhileCopy.notRemoved : saveFailedText(failure)

export const ConfirmRemoval = ({ words, of, children, remove, onRemoved, onStale = nothing }: Props) => {
  const { busy: busyLabel, keep } = { ...removalCopy, ...words }
  const { random } = useServices()
  // Lasts as long as the screen: a parent who left a shared child may have been invited again since.
  const [key] = useState(random.uuid)
  const { busy, failure, run, asks, ask, close } = useQuestion()
  useReloadIfStale(failure, onStale)
  const confirm = (): void =>
    run(
      () => remove(key),
      () => {
        clearMemberCache()
        onRemoved()
      },
    )
  return (
    <>
      <Button tone="ghost" size="small" className="family-remove" icon={<Icon of={Trash2} size={20} />} onClick={ask}>
        {words.label}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={close}
        title={words.title}
        busy={busy}
        busyLabel={busyLabel}
        confirm={words.confirm}
        keep={keep}
        onConfirm={confirm}
      >
        {children}
        <FailureNote failure={failure} textOf={failureText} />
      </ConfirmDialog>
    </>
  )
}
