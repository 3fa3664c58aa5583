import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { loadCredentialServices } from '../../calls/useServices'
import { credentialsCopy } from '../../copy/credentials.th'
import { signOut } from '../../calls/session/session'
import { sessionView } from '../../calls/session/sessionView'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { prepareForm } from '../../shared/account/prepareForm'
import { useLinkToken } from './linkToken'
import { NewPasswordForm } from './NewPasswordForm'
import '../../shared/account/session.css'
import './credentials.css'

const copy = credentialsCopy.reset
const dead = credentialsCopy.deadLink

const ResetPasswordRoute = () => {
  const token = useLinkToken()
  const [, navigate] = useLocation()
  const [outcome, setOutcome] = useState<'open' | 'done' | 'dead'>('open')
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (outcome !== 'open') top.current?.focus({ preventScroll: true })
  }, [outcome])

  const toLogin = async (): Promise<void> => {
    if (sessionView().status !== 'signedOut') await signOut().catch(() => undefined)
    navigate('/login')
  }
  return (
    <div className="session-page session-register" ref={top} tabIndex={-1}>
      {outcome === 'done' ? (
        <EmptyState
          title={copy.doneTitle}
          art={<EnvelopeScene className="session-letter" />}
          action={<Button onClick={() => void toLogin()}>{copy.login}</Button>}
        >
          {copy.done}
        </EmptyState>
      ) : token === undefined ? (
        <Skeleton shapes={['title', 'line', 'card']} />
      ) : token === null || outcome === 'dead' ? (
        <EmptyState
          title={dead.title}
          action={
            <div className="credentials-ways">
              <LinkButton href="/forgot-password">{dead.askAgain}</LinkButton>
              <LinkButton tone="second" href="/login">
                {dead.login}
              </LinkButton>
            </div>
          }
        >
          {dead.password}
        </EmptyState>
      ) : (
        <NewPasswordForm
          title={copy.title}
          lead={copy.lead}
          submit={copy.submit}
          busyLabel={copy.busy}
          email={null}
          onTouch={prepareForm}
          send={async (password) => (await loadCredentialServices()).letterLinks.resetPassword(token, password)}
          onDone={() => setOutcome('done')}
          onFailed={(failure) => {
            const isDead = failure._tag === 'ApiError' && failure.code === 'link_invalid'
            if (isDead) setOutcome('dead')
            return isDead
          }}
        />
      )}
    </div>
  )
}

export default ResetPasswordRoute
