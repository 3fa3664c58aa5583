import { isRight } from 'fp-ts/Either'
import type { Consents } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { whenIdle } from '../../page/whenIdle'
import { newestConsents } from './newestConsents'

const withinMs = 5000

/** At most once a visit, on a calm page. Returns the check to run after a navigation. */
export const askOutdatedConsents = (
  { actor }: Pick<Session, 'actor'>,
  { list }: Pick<Consents, 'list'>,
): (() => void) => {
  let askedMember: string | null = null
  const member = (): string | null => {
    const now = actor.getSnapshot()
    return now.hasTag('signedIn') ? (now.context.user?.id ?? null) : null
  }
  const ask = async (memberId: string): Promise<void> => {
    const { askForOutdated, isCalm } = await unasked(() => import('./outdatedConsents'))
    if (!isCalm(location.pathname) || askedMember === memberId || member() !== memberId) return
    askedMember = memberId
    const answer = await newestConsents(memberId, list)
    if (isRight(answer) && member() === memberId && isCalm(location.pathname)) askForOutdated(answer.right.holding)
  }
  const askWhenIdle = (): void => {
    const memberNow = member()
    if (memberNow !== null && memberNow !== askedMember)
      whenIdle(() => void ask(memberNow).catch(() => undefined), withinMs)
  }
  let known: string | null = null
  actor.subscribe(() => {
    const memberNow = member()
    if (memberNow !== null && memberNow !== known) askWhenIdle()
    known = memberNow
  })
  return askWhenIdle
}
