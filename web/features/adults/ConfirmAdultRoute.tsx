import { networkError, outcomeOf } from '@careplus/core/call'
import type { AdultAsked } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useEffect, useMemo } from 'react'
import { useLoaded } from '../../calls/useLoaded'
import { useSubmit } from '../../calls/useSubmit'
import { loadHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { useSession } from '../../calls/session/useSession'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { AdultConsentAnswer } from './AdultConsentAnswer'
import { AdultConsentQuestion } from './AdultConsentQuestion'
import { useSecret } from './confirmSecret'
import './confirmAdult.css'

const copy = adultsCopy.confirm

const isOver = ({ state, expires_at }: AdultAsked): boolean => state === 'open' && Date.parse(expires_at) <= Date.now()

/** `over`: the question expired without an answer. */
const seenOf = (asked: AdultAsked) => ({ asked, over: isOver(asked) })

const loadQuestion = (secret: string) => () =>
  loadHealthServices()
    .then(({ adultAnswers }) => adultAnswers.look(secret))
    .then(E.map(seenOf), () => E.left(networkError('failed')))

const Question = ({ secret }: { readonly secret: string }) => {
  const [seen, reload, show] = useLoaded(
    secret,
    useMemo(() => loadQuestion(secret), [secret]),
  )
  const { busy, refusal, submit } = useSubmit(() => true)
  const notSent = refusal === true
  const reply = (agreed: boolean): void =>
    submit(async () => {
      const { adultAnswers } = await loadHealthServices()
      const answer = await adultAnswers.answer(secret, agreed)
      if (E.isLeft(answer)) return true
      show(seenOf(answer.right))
      return scrollTo(0, 0)
    })

  if (seen._tag === 'loading')
    return (
      <>
        <h1 className="ui-hidden">{copy.loading}</h1>
        <Skeleton shapes={['title', 'card', 'card']} />
      </>
    )
  if (seen._tag === 'failed')
    return outcomeOf(seen.failure) === 'missing' ? (
      <EmptyState title={copy.goneTitle} headingLevel={1} live>
        {copy.goneText}
      </EmptyState>
    ) : (
      <ErrorState title={copy.failedTitle} headingLevel={1} onRetry={reload}>
        {copy.failedText}
      </ErrorState>
    )
  const { asked, over } = seen.value
  if (over)
    return (
      <EmptyState title={copy.expiredTitle} headingLevel={1}>
        {copy.expiredText}
      </EmptyState>
    )
  return asked.state === 'open' ? (
    <AdultConsentQuestion {...{ asked, busy, notSent }} onAnswer={reply} />
  ) : (
    <AdultConsentAnswer {...{ asked, busy, notSent }} onAnswer={reply} />
  )
}

const ConfirmAdultRoute = () => {
  const secret = useSecret()
  const { status } = useSession()
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div className="confirm">
      {secret === null || secret === '' ? (
        <EmptyState title={copy.noLinkTitle} headingLevel={1}>
          {copy.noLinkText}
        </EmptyState>
      ) : (
        <Question key={secret} secret={secret} />
      )}
      {status === 'signedIn' && secret !== null && secret !== '' && (
        <LinkButton tone="ghost" href="/adults">
          {copy.back}
        </LinkButton>
      )}
    </div>
  )
}

export default ConfirmAdultRoute
