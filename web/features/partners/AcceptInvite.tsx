import { isPassing, type CallFailure } from '@careplus/core/call'
import type { Invitation, InviteSecret } from '@careplus/core/ports'
import { useEffect, useMemo } from 'react'
import { onConnection, useOnReturn } from '../../page/onReturn'
import { useCareServices } from '../../calls/useServices'
import { calledAs, childCalled, partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { clearMemberCache } from '../../calls/remote'
import { failedIfFinal, useLoaded } from '../../calls/useLoaded'
import { useSending } from '../../calls/useSending'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Greeting } from '../../ui/drawings/Greeting'
import { EmptyState } from '../../ui/EmptyState'
import { Dock } from '../../shared/growth/Dock'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { Spinner } from '../../ui/Spinner'
import { usePolled } from '../../calls/usePolled'

const copy = partnerCopy.invited

const isOver = (failure: CallFailure): boolean => !isPassing(failure)

const Children = ({ invitation }: { readonly invitation: Invitation }) => (
  <Card as="section" className="partner-invited__children" label={copy.children}>
    <h3>{copy.children}</h3>
    <ul>
      {invitation.children.map(({ nickname, role }, index) => (
        <li key={index}>
          <strong>{childCalled(nickname)}</strong>
          <span>{copy.may[role]}</span>
        </li>
      ))}
    </ul>
  </Card>
)

interface Props {
  readonly secret: InviteSecret
  readonly onLeave: () => void
  readonly onDone: () => void
}

export const AcceptInvite = ({ secret, onLeave, onDone }: Props) => {
  const { invitations } = useCareServices()
  const { user } = useSession()
  const [read, reload, show] = useLoaded(
    'invitation',
    useMemo(() => () => invitations.look(secret), [invitations, secret]),
  )
  useOnReturn(reload, true, onConnection)
  const { busy, failure, run } = useSending()
  const seen = failedIfFinal(read, isOver)
  const state = seen._tag === 'ready' ? seen.value.state : null
  usePolled(state === 'answered', reload)
  useEffect(() => {
    if (state !== 'confirmed') return
    clearMemberCache()
    onDone()
  }, [state, onDone])

  if (seen._tag === 'loading') return <Skeleton shapes={['title', 'card', 'card']} />
  if (seen._tag === 'failed')
    return (
      <EmptyState
        title={partnerCopy.failed.title}
        live
        action={
          isOver(seen.failure) ? (
            <Button onClick={onLeave}>{copy.wayOn}</Button>
          ) : (
            <Button onClick={reload}>{copy.retry}</Button>
          )
        }
      >
        {partnerFailedText(seen.failure)}
      </EmptyState>
    )
  const invitation = seen.value
  const inviter = calledAs(invitation.inviter)
  if (state === 'confirmed')
    return (
      <EmptyState
        title={copy.doneTitle}
        live
        art={<Greeting sex="girl" className="partner-greeting" />}
        action={<LinkButton href="/children">{copy.toChildren}</LinkButton>}
      >
        {copy.doneText}
      </EmptyState>
    )
  if (state === 'answered')
    return (
      <div className="partner-invited">
        <div className="partner-invited__head" role="status">
          <Greeting sex="girl" className="partner-greeting" />
          <h2>{copy.waitTitle(invitation.inviter.name ?? copy.inviter)}</h2>
          <p>{copy.waitText}</p>
          <Spinner />
        </div>
        <Children invitation={invitation} />
      </div>
    )
  const mine = user?.name
  return (
    <div className="partner-invited">
      <div className="partner-invited__head">
        <Greeting sex="girl" className="partner-greeting" />
        <h2>{invitation.inviter.name === null ? copy.unnamed : copy.title(inviter)}</h2>
        {invitation.inviter.contact !== null && (
          <p className="second">
            {copy.from} {invitation.inviter.contact}
          </p>
        )}
      </div>
      <Children invitation={invitation} />
      <p>{copy.text}</p>
      <p className="second">{typeof mine === 'string' && mine !== '' ? copy.shownAs(mine) : copy.noName}</p>
      <FailureNote failure={failure} textOf={partnerFailedText} />
      <Dock>
        <Button wide busy={busy} onClick={() => run(() => invitations.accept(secret), show)}>
          {copy.accept}
        </Button>
        <Button wide tone="second" onClick={onLeave}>
          {copy.later}
        </Button>
      </Dock>
    </div>
  )
}
