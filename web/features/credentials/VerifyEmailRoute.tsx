import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { loadCredentialServices, loadServices } from '../../calls/useServices'
import { credentialsCopy } from '../../copy/credentials.th'
import { failureText } from '../../copy/session.th'
import { clearMemberCache } from '../../calls/remote'
import { useSubmit } from '../../calls/useSubmit'
import { sessionView } from '../../calls/session/sessionView'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { ErrorNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { EnvelopeScene } from '../../shared/account/EnvelopeScene'
import { useLinkToken } from './linkToken'
import '../../shared/account/session.css'
import './credentials.css'

const copy = credentialsCopy.verify
const dead = credentialsCopy.deadLink

type Outcome = { readonly _tag: 'open' } | { readonly _tag: 'done'; readonly email: string } | { readonly _tag: 'dead' }

const readAnew = async (): Promise<void> => {
  if (sessionView().status !== 'signedIn') return
  const { profile, session } = await loadServices()
  const read = await profile.read()
  clearMemberCache()
  if (E.isRight(read)) session.memberChanged(read.right)
}

/** Opening the page changes nothing, because programs open links too; a person has to press the button. */
const VerifyEmailRoute = () => {
  const token = useLinkToken()
  const { status } = useSession()
  const [outcome, setOutcome] = useState<Outcome>({ _tag: 'open' })
  const { busy, refusal, submit } = useSubmit(failureText)
  const signedIn = status === 'signedIn'

  const confirm = async (given: string): Promise<string | void> => {
    const { letterLinks } = await loadCredentialServices()
    const confirmed = await letterLinks.confirmEmail(given)
    if (E.isRight(confirmed)) {
      await readAnew()
      return setOutcome({ _tag: 'done', email: confirmed.right.email })
    }
    const failure = confirmed.left
    if (failure._tag !== 'ApiError' || failure.code !== 'link_invalid') return failureText(failure)
    setOutcome({ _tag: 'dead' })
  }
  return (
    <div className="session-page session-register">
      {outcome._tag === 'done' ? (
        <EmptyState
          live
          title={copy.doneTitle}
          art={<EnvelopeScene className="session-letter" />}
          action={<LinkButton href={signedIn ? '/' : '/login'}>{signedIn ? copy.home : copy.login}</LinkButton>}
        >
          {copy.done(outcome.email)}
        </EmptyState>
      ) : token === undefined ? (
        <Skeleton shapes={['title', 'line', 'card']} />
      ) : token === null || outcome._tag === 'dead' ? (
        <EmptyState
          title={dead.title}
          live={outcome._tag === 'dead'}
          action={
            <LinkButton href={signedIn ? '/email-checking' : '/login'}>
              {signedIn ? dead.toEmail : dead.login}
            </LinkButton>
          }
        >
          {dead.email}
        </EmptyState>
      ) : (
        <div className="session-form">
          <EnvelopeScene className="session-letter" />
          <div className="session-heading">
            <h2>{copy.title}</h2>
            <p className="second">{copy.lead}</p>
          </div>
          <ErrorNote>{refusal}</ErrorNote>
          <Button wide busy={busy} busyLabel={copy.busy} onClick={() => submit(() => confirm(token))}>
            {copy.submit}
          </Button>
          <p className="second">{copy.notYours}</p>
        </div>
      )}
    </div>
  )
}

export default VerifyEmailRoute
