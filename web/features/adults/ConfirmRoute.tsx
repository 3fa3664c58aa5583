import { networkError, outcomeOf, type CallFailure } from '@careplus/core/call'
import type { AdultAsked } from '@careplus/core/ports'
import { isRight, type Either } from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { loadHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { useSession } from '../../calls/session/useSession'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { Answered } from './Answered'
import { Asked } from './Asked'
import { useSecret } from './confirmSecret'
import './confirm.css'

const copy = adultsCopy.confirm

type Seen =
  | { readonly _tag: 'looking' }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }
  /** `over`: it was not answered in time. */
  | { readonly _tag: 'seen'; readonly asked: AdultAsked; readonly over: boolean }

const isOver = ({ state, expires_at }: AdultAsked): boolean => state === 'open' && Date.parse(expires_at) <= Date.now()

const seenOf = (answer: Either<CallFailure, AdultAsked>): Seen =>
  isRight(answer)
    ? { _tag: 'seen', asked: answer.right, over: isOver(answer.right) }
    : { _tag: 'failed', failure: answer.left }

const unreachable: Seen = {
  _tag: 'failed',
  failure: networkError('failed'),
}

const Question = ({ secret }: { readonly secret: string }) => {
  const [seen, setSeen] = useState<Seen>({ _tag: 'looking' })
  const [busy, setBusy] = useState(false)
  const [notSent, setNotSent] = useState(false)
  const look = useCallback(() => {
    setSeen({ _tag: 'looking' })
    loadHealthServices()
      .then(({ adultAnswers }) => adultAnswers.look(secret)())
      .then(
        (answer) => setSeen(seenOf(answer)),
        () => setSeen(unreachable),
      )
  }, [secret])
  useEffect(look, [look])

  const send = async (agreed: boolean): Promise<boolean> => {
    const { adultAnswers } = await loadHealthServices()
    const answer = await adultAnswers.answer(secret, agreed)()
    if (!isRight(answer)) return false
    setSeen(seenOf(answer))
    return true
  }
  const reply = (agreed: boolean): void => {
    setBusy(true)
    setNotSent(false)
    send(agreed).then(
      (sent) => {
        setBusy(false)
        setNotSent(!sent)
        if (sent) scrollTo(0, 0)
      },
      () => {
        setBusy(false)
        setNotSent(true)
      },
    )
  }

  if (seen._tag === 'looking')
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
      <ErrorState title={copy.failedTitle} headingLevel={1} onRetry={look}>
        {copy.failedText}
      </ErrorState>
    )
  const { asked, over } = seen
  if (over)
    return (
      <EmptyState title={copy.expiredTitle} headingLevel={1}>
        {copy.expiredText}
      </EmptyState>
    )
  return asked.state === 'open' ? (
    <Asked {...{ asked, busy, notSent }} onAnswer={reply} />
  ) : (
    <Answered {...{ asked, busy, notSent }} onAnswer={reply} />
  )
}

/** `/adults/confirm#ask=<secret>`: for the adult who was asked. Nobody needs to be signed in. */
const ConfirmRoute = () => {
  const secret = useSecret()
  const { status } = useSession()
  // An address with a fragment is not scrolled to its top by itself.
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

export default ConfirmRoute
