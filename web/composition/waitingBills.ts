import type { Session } from '@careplus/core/session'
import { fetchedOnce } from '../app/fetchedOnce'

const load = fetchedOnce(() => import('./billsHere'))

/**
 * Bills that this device keeps: another member's go as soon as one signs in, and what the member who is here has left to be
 * sent is sent, whatever page they are on. `beginSending` brings what sends it, which most visits do without. Signing out
 * only hides the queue; the pictures of a bill or a request in a form go as the form does.
 */
export const lookAfterBills = ({ actor }: Pick<Session, 'actor'>, beginSending: () => Promise<unknown>): void => {
  let known: string | null = null
  const arrived = async (memberId: string): Promise<void> => {
    const { billsHere, requestPicturesHere } = await load()
    await billsHere.keepOnlyOf(memberId)()
    await requestPicturesHere.keepOnlyOf(memberId)()
    if (known === memberId && (await billsHere.queue.of(memberId)()).length > 0) await beginSending()
  }
  actor.on('signedOut', ({ reason }) => {
    known = null
    if (reason === 'loggedOut')
      load().then(
        async ({ billsHere, requestPicturesHere }) => {
          await billsHere.forgetDrafts()
          await requestPicturesHere.forget()
        },
        () => undefined,
      )
  })
  actor.subscribe(({ context: { user } }) => {
    if (user === null || user.id === known) return
    known = user.id
    arrived(user.id).catch(() => {
      // Its chunk did not come: the next look at the session asks again.
      known = null
    })
  })
}
