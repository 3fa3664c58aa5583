import { useMachine } from '@xstate/react'
import type { GrowthDraft } from '@careplus/core/ports'
import { useCallback } from 'react'
import { useOnline } from '../../page/connection'
import type { Group } from '../../composition/services'
import { growthDraftsCopy as copy } from '../../copy/growthDrafts.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { RotateCw } from '../../ui/icons'
import { RetryNote } from '../../ui/RetryNote'
import { Progress } from '../../ui/Progress'
import { Skeleton } from '../../ui/Skeleton'
import { ConsentForm, type Agreed } from './ConsentForm'
import { DraftCard } from './DraftCard'
import { SignInButton } from './SignInButtons'
import type { ChildrenState } from './useChildren'
import { useRetrying } from './useRetrying'

interface Props {
  readonly draft: GrowthDraft
  readonly memberId: string
  readonly draftUpload: Group<'growth'>['draftUpload']
  readonly childrenState: ChildrenState
  readonly onRetryChildren: () => void
  readonly turn: boolean
  readonly onDeclined: () => void
  readonly onRemove: () => void
}

const Sending = ({ draft }: { readonly draft: GrowthDraft }) => (
  <div className="draft-sending">
    <Progress value={draft.childId === null ? 1 : 2} max={3} label={copy.sending.progress} text={null} />
    <p>{draft.childId === null ? copy.sending.child : copy.sending.record}</p>
  </div>
)

export const UploadingDraft = ({
  draft,
  memberId,
  draftUpload,
  childrenState,
  onRetryChildren,
  turn,
  onDeclined,
  onRemove,
}: Props) => {
  const online = useOnline()
  const [state, send] = useMachine(draftUpload, { input: { draftId: draft.id, memberId } })
  const failed = state.matches('waiting') || state.matches('broken')
  const retry = useCallback(() => send({ type: 'retry.requested' }), [send])
  useRetrying(failed, retry)

  const agree = ({ childId, consent }: Agreed) => {
    if (consent !== null) send({ type: 'consent.given', consent, childId })
    else if (childId !== null) send({ type: 'child.chosen', childId })
  }
  const decline = () => {
    onDeclined()
    send({ type: 'consent.declined' })
  }

  if (state.hasTag('busy')) {
    // Nothing is sent before the parent consents; this only finds the missing answers.
    const asking = draft.consentVersion === null && draft.childId === null
    return (
      <DraftCard draft={draft} appearance={asking ? 'waiting' : 'sending'}>
        {asking ? <Skeleton shapes={['line']} /> : <Sending draft={draft} />}
      </DraftCard>
    )
  }
  if (state.matches('consenting') && !turn) {
    return (
      <DraftCard draft={draft} appearance="waiting" onRemove={onRemove}>
        <p>{copy.consent.turn}</p>
      </DraftCard>
    )
  }
  if (state.matches('consenting')) {
    return (
      <DraftCard draft={draft} appearance="waiting" onRemove={onRemove}>
        {childrenState._tag === 'ready' ? (
          <ConsentForm draft={draft} accountChildren={childrenState.value} onAgree={agree} onDecline={decline} />
        ) : childrenState._tag === 'loading' ? (
          <Skeleton shapes={['line', 'card']} label={copy.child.loading} />
        ) : (
          <RetryNote tone="offline" text={copy.child.failed} onRetry={onRetryChildren} />
        )}
      </DraftCard>
    )
  }
  if (state.matches('kept')) {
    return (
      <DraftCard draft={draft} appearance="waiting" onRemove={onRemove}>
        <p>{copy.consent.declined}</p>
        <Button tone="second" wide onClick={retry}>
          {copy.consent.again}
        </Button>
      </DraftCard>
    )
  }
  if (state.matches('signingIn')) {
    return (
      <DraftCard draft={draft} appearance="waiting" onRemove={onRemove}>
        <p>{copy.waiting.signIn}</p>
        <SignInButton tone="second">{copy.waiting.toSignIn}</SignInButton>
      </DraftCard>
    )
  }
  if (!failed) return <DraftCard draft={draft} appearance="sending" />
  return (
    <DraftCard draft={draft} appearance="waiting" onRemove={onRemove}>
      <p>{online ? copy.waiting.unreachable : copy.waiting.offline}</p>
      <Button tone="second" wide onClick={retry} icon={<Icon of={RotateCw} size={20} />}>
        {copy.waiting.retry}
      </Button>
    </DraftCard>
  )
}
