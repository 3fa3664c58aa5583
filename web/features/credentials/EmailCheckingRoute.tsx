import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { outcomeOf, waitOf } from '@careplus/core/call'
import type { PendingEmail } from '@careplus/core/ports'
import { useCredentialServices, useServices } from '../../calls/useServices'
import { credentialsCopy } from '../../copy/credentials.th'
import { failureText } from '../../copy/session.th'
import { useRemote } from '../../calls/remote'
import { useSubmit } from '../../calls/useSubmit'
import { useSession } from '../../calls/session/useSession'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { ErrorNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { useToast } from '../../ui/Toast'
import { useProof } from '../../shared/proof/useProof'
import { isProofRequired } from '../../shared/proof/withProof'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { useCountdown } from '../../shared/account/useCountdown'
import { Resend } from './Resend'
import '../../shared/account/session.css'

const copy = credentialsCopy.checking
const pollMs = 5000

const Waiting = ({ pending, onSent }: { readonly pending: PendingEmail; readonly onSent: () => void }) => {
  const { random } = useServices()
  const { credentials } = useCredentialServices()
  const { withProof, proofDialog } = useProof()
  const toast = useToast()
  const { busy, refusal, submit } = useSubmit(failureText)
  const [secondsLeft, waitFor] = useCountdown()
  useEffect(() => waitFor(pending.resendAfter), [pending.resendAfter, waitFor])

  const resend = async (): Promise<string | void> => {
    const key = random.uuid()
    const asked = await withProof(() => credentials.askEmail(pending.email, key))
    if (E.isRight(asked)) {
      waitFor(asked.right.resendAfter)
      toast({ text: copy.resent })
      onSent()
    } else if (outcomeOf(asked.left) === 'tooMany') waitFor(waitOf(asked.left))
    else if (!isProofRequired(asked.left)) return failureText(asked.left)
  }
  return (
    <div className="session-form">
      <EnvelopeScene className="session-letter" />
      <div className="session-heading">
        <h2>{copy.title}</h2>
        <p className="second">
          {copy.sentTo} <strong className="session-address">{pending.email}</strong>
        </p>
        <p className="second">{copy.lead}</p>
        <p className="second">{copy.until(Math.max(1, Math.ceil(pending.expiresIn / 3600)))}</p>
        <Link href="/change-email" className="session-link">
          {copy.change}
        </Link>
      </div>
      <ErrorNote>{refusal}</ErrorNote>
      <Resend words={copy} secondsLeft={secondsLeft} busy={busy} onResend={() => submit(resend)} />
      {proofDialog}
    </div>
  )
}

const EmailCheckingRoute = () => {
  const { session, profile } = useServices()
  const { credentials } = useCredentialServices()
  const { user } = useSession()
  const [remote, reload] = useRemote('email.change', credentials.readEmail)
  const [awaited, setAwaited] = useState<string | null>(null)
  const now = remote._tag === 'ready' ? remote.value : null
  if (now?.pending && now.pending.email !== awaited) setAwaited(now.pending.email)
  const changed = now !== null && now.pending === null && now.email !== null && now.email === awaited

  const waits = now !== null && now.pending !== null
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), pollMs)
    addEventListener('focus', reload)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', reload)
    }
  }, [waits, reload])

  const stale = now !== null && user !== null && now.email !== user.email
  useEffect(() => {
    if (!stale) return
    void profile.read().then((read) => {
      if (E.isRight(read)) session.memberChanged(read.right)
    })
  }, [stale, profile, session])

  if (remote._tag === 'failed') return <ErrorState title={failureText(remote.failure)} onRetry={reload} />
  if (now === null) return <Skeleton shapes={['title', 'line', 'card']} />
  return (
    <div className="session-page session-register">
      {now.pending !== null ? (
        <Waiting pending={now.pending} onSent={reload} />
      ) : changed ? (
        <EmptyState
          live
          title={copy.doneTitle}
          art={<EnvelopeScene className="session-letter" />}
          action={<LinkButton href="/user-profile">{copy.onward}</LinkButton>}
        >
          {copy.done(now.email)}
        </EmptyState>
      ) : (
        <EmptyState title={copy.nothingTitle} action={<LinkButton href="/change-email">{copy.toChange}</LinkButton>}>
          {copy.nothing(now.email)}
        </EmptyState>
      )}
    </div>
  )
}

export default EmailCheckingRoute
