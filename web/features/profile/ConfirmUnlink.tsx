import type { SocialName } from '@careplus/core/ports'
import { useState } from 'react'
import { loadSocialServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { pressedFailureText } from '../../copy/session.th'
import { socialCopy } from '../../copy/social.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { failureBesideProof, type RunWithProof } from '../../shared/proof/withProof'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

const copy = profileCopy.ways

interface Props {
  /** null: the dialog is closed. */
  readonly name: SocialName | null
  readonly withProof: RunWithProof
  readonly onClose: () => void
  readonly onUnlinked: (name: SocialName) => void
}

export const ConfirmUnlink = ({ name, withProof, onClose, onUnlinked }: Props) => {
  const { busy, failure, run, changed } = useSending()
  const [shown, setShown] = useState(name)
  if (name !== null && name !== shown) setShown(name)
  const provider = shown === null ? '' : socialCopy.names[shown]
  const close = (): void => {
    changed()
    onClose()
  }
  const unlink = (gone: SocialName): void =>
    run(
      () => withProof(async () => (await loadSocialServices()).social.unlink(gone)),
      () => onUnlinked(gone),
    )
  return (
    <ConfirmDialog
      open={name !== null}
      onClose={close}
      title={copy.leaveTitle(provider)}
      tone="primary"
      busy={busy}
      busyLabel={copy.leaving}
      confirm={copy.leave}
      keep={copy.keep}
      onConfirm={() => name !== null && unlink(name)}
    >
      {copy.leaveText(provider)}
      <FailureNote failure={failureBesideProof(failure)} textOf={pressedFailureText} />
    </ConfirmDialog>
  )
}
