import type { SessionStore } from '../../ports/session.js'
import type { SessionActor, SessionSnapshot } from './sessionState.js'

interface Deps {
  readonly store: Pick<SessionStore, 'strategy' | 'tokens'>
  readonly actor: Pick<SessionActor, 'getSnapshot' | 'subscribe'>
}

const isOpen = (snapshot: SessionSnapshot): boolean =>
  snapshot.context.user === null && snapshot.context.failure === null && snapshot.hasTag('waiting')

const settled = (actor: Deps['actor']): Promise<SessionSnapshot> =>
  new Promise((resolve) => {
    const now = actor.getSnapshot()
    if (!isOpen(now)) return resolve(now)
    const { unsubscribe } = actor.subscribe((next) => {
      if (isOpen(next)) return
      unsubscribe()
      resolve(next)
    })
  })

/** After a sign-in in another tab, the stored token may belong to another member than the page shows. */
export const admittedTokens = async (
  { store, actor }: Deps,
  isUnsafe: boolean,
): Promise<(token: string) => boolean> => {
  const shown = actor.getSnapshot().context.user
  if (shown === null && !isUnsafe) return () => true
  const member = shown?.id ?? (await settled(actor)).context.user?.id
  return (token) => {
    const held = store.tokens(store.strategy())
    return held.token === token && held.member !== undefined && held.member === member
  }
}
