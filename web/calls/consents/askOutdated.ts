import { isRight } from 'fp-ts/Either'
import type { Consents } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { whenIdle } from '../../page/whenIdle'

/** The question can wait until the page has come to rest. */
const withinMs = 5000

/**
 * Asks a member, once in a visit and on a page where it gets in the way of nothing, about what they agreed to in an earlier
 * text than the one that is shown now. Returns what looks whether it is time.
 */
export const askOutdated = ({ actor }: Pick<Session, 'actor'>, { list }: Pick<Consents, 'list'>): (() => void) => {
  let asked: string | null = null
  const member = (): string | null => {
    const now = actor.getSnapshot()
    return now.hasTag('signedIn') ? (now.context.user?.id ?? null) : null
  }
  const ask = async (asking: string): Promise<void> => {
    const { askAgain, isCalm } = await unasked(() => import('./outdatedConsents'))
    if (!isCalm(location.pathname) || asked === asking || member() !== asking) return
    asked = asking
    const answer = await list(null, null)()
    if (isRight(answer) && member() === asking && isCalm(location.pathname)) askAgain(answer.right.holding)
  }
  const look = (): void => {
    const here = member()
    if (here !== null && here !== asked) whenIdle(() => void ask(here).catch(() => undefined), withinMs)
  }
  let known: string | null = null
  actor.subscribe(() => {
    const here = member()
    if (here !== null && here !== known) look()
    known = here
  })
  return look
}
