import { claimDraft, formOfDraft } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import { useState } from 'react'
import { useGrowthServices, useServices } from '../../calls/useServices'
import { growthCopy } from '../../copy/growth.th'
import { growthDraftsCopy as copy } from '../../copy/growthDrafts.th'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { DraftCard } from './DraftCard'
import { NoDrafts } from './NoDrafts'
import { OwnerQuestion } from './OwnerQuestion'
import { RefusedDraft } from './RefusedDraft'
import { childOf, needsConsent, sortedFor, type ShownDraft } from './shownDrafts'
import { SignInQuestion } from './SignInButtons'
import { UploadingDraft } from './UploadingDraft'
import { useChildren, type ChildrenState } from './useChildren'
import { useShownDrafts } from './useShownDrafts'

interface SentProps {
  readonly draft: GrowthDraft
  readonly main: boolean
  readonly childrenState: ChildrenState
}

const SentDraft = ({ draft, main, childrenState }: SentProps) => {
  const childId =
    draft.childId ?? (childrenState._tag === 'ready' ? childOf(draft, childrenState.value)?.id : undefined) ?? null
  return (
    <DraftCard draft={draft} appearance="sent">
      <p>{copy.sent.text}</p>
      <LinkButton
        tone={main ? 'primary' : 'second'}
        wide
        href={childId === null ? '/children' : `/children/${childId}`}
      >
        {childId === null ? copy.sent.seeAll : copy.sent.see(growthCopy.childName(draft.name))}
      </LinkButton>
    </DraftCard>
  )
}

interface MineProps {
  readonly memberId: string
  readonly name: string
  readonly shown: ReadonlyArray<ShownDraft>
  readonly onRemove: (id: string) => void
}

const MyDrafts = ({ memberId, name, shown, onRemove }: MineProps) => {
  const { drafts, children } = useServices()
  const { draftUpload, amendDraft } = useGrowthServices()
  const [declinedOwner, setDeclinedOwner] = useState(false)
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const { mine, unclaimed, others } = sortedFor(memberId, shown)
  const [childrenState, retryChildren] = useChildren(children, mine.filter(({ sent }) => sent).length)
  const asked = mine.find((one) => needsConsent(one) && !declined.has(one.draft.id))
  const asks = asked !== undefined || (unclaimed.length > 0 && !declinedOwner)
  const newest = mine.findLast(({ sent }) => sent)
  const lastSent = asks ? undefined : newest
  const claim = () => {
    for (const { draft } of unclaimed) claimDraft({ drafts })(draft.id, memberId)
  }
  const amend = (draft: GrowthDraft, change: Readonly<Record<string, number>>) =>
    amendDraft(draft, { ...formOfDraft(draft), ...change })

  return (
    <>
      {unclaimed.length > 0 && !declinedOwner && (
        <OwnerQuestion name={name} count={unclaimed.length} onYes={claim} onNo={() => setDeclinedOwner(true)} />
      )}
      <ul className="draft-list" aria-label={copy.list}>
        {unclaimed.map(({ draft }) => (
          <DraftCard key={draft.id} draft={draft} appearance="waiting" onRemove={() => onRemove(draft.id)}>
            <p>{declinedOwner ? copy.owner.declined : copy.owner.waits}</p>
            {declinedOwner && (
              <Button tone="second" wide onClick={claim}>
                {copy.owner.later}
              </Button>
            )}
          </DraftCard>
        ))}
        {mine.map(({ draft, sent }) => {
          if (sent)
            return <SentDraft key={draft.id} {...{ draft, childrenState }} main={draft.id === lastSent?.draft.id} />
          const remove = () => onRemove(draft.id)
          if (draft.state._tag === 'refused') {
            return (
              <RefusedDraft
                key={draft.id}
                draft={draft}
                onRepair={(change) => amend(draft, change)}
                onRemove={remove}
              />
            )
          }
          return (
            <UploadingDraft
              key={`${memberId} ${draft.id}`}
              {...{ draft, memberId, draftUpload, childrenState }}
              onRetryChildren={retryChildren}
              turn={asked === undefined || asked.draft.id === draft.id || !needsConsent({ draft, sent })}
              onDeclined={() => setDeclined((ids) => new Set(ids).add(draft.id))}
              onRemove={remove}
            />
          )
        })}
      </ul>
      <p className="ui-hidden" role="status">
        {newest !== undefined && `${growthCopy.childName(newest.draft.name)} ${copy.sent.text}`}
      </p>
      {others > 0 && <Note>{copy.others(others)}</Note>}
    </>
  )
}

/** Signed out, unclaimed drafts can be viewed and removed; drafts of members are only counted. */
const NobodysDrafts = ({ shown, onRemove }: Pick<MineProps, 'shown' | 'onRemove'>) => {
  const { unclaimed, others } = sortedFor(null, shown)
  return (
    <>
      <SignInQuestion />
      {unclaimed.length > 0 && (
        <ul className="draft-list" aria-label={copy.list}>
          {unclaimed.map(({ draft }) => (
            <DraftCard key={draft.id} draft={draft} appearance="waiting" onRemove={() => onRemove(draft.id)}>
              <p>{copy.signedOut.waits}</p>
            </DraftCard>
          ))}
        </ul>
      )}
      {others > 0 && <Note>{copy.signedOut.members(others)}</Note>}
    </>
  )
}

export const Drafts = () => {
  const { drafts } = useServices()
  const { status, user } = useSession()
  const [shown, remove] = useShownDrafts(drafts)
  if (shown.length === 0) return <NoDrafts />
  const durable = drafts.health()._tag === 'durable'
  return (
    <>
      <header className="draft-lead">
        <h2>{durable ? copy.heading : copy.headingHere}</h2>
        {durable && <p className="second">{copy.lead}</p>}
      </header>
      {!durable && <Note tone="warn">{copy.memoryOnly}</Note>}
      {status === 'signedIn' && user === null ? (
        <Skeleton shapes={['card']} />
      ) : user !== null ? (
        <MyDrafts memberId={user.id} name={copy.user(user.name, user.email)} shown={shown} onRemove={remove} />
      ) : (
        <NobodysDrafts shown={shown} onRemove={remove} />
      )}
    </>
  )
}
