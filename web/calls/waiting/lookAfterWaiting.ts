import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { fetchedOnce } from '../../page/fetchedOnce'
import { onConnection } from '../../page/onReturn'
import type { Services } from '../../composition/services'
import { formsWaiting, isReady } from './waitingWrites'

const load = fetchedOnce(() => unasked(() => import('../../composition/billsHere')))

type Sending = Pick<Services, 'rewards' | 'growthRecords' | 'health' | 'growth' | 'drafts' | 'random'>

/**
 * What the member who is here has left on this device to be sent is sent, whatever page they are on: bills, measurings,
 * checks. What sends it comes only where something waits. Bills of another member go as soon as one signs in; signing out
 * only hides the queue; the pictures of a bill or a request in a form go as the form does.
 */
export const lookAfterWaiting = ({ actor }: Pick<Session, 'actor'>, services: Sending): void => {
  let known: string | null = null
  const arrived = async (memberId: string): Promise<void> => {
    const { billsHere, requestPicturesHere } = await load()
    await billsHere.keepOnlyOf(memberId)()
    await requestPicturesHere.keepOnlyOf(memberId)()
    if (known === memberId && (await billsHere.queue.of(memberId)()).length > 0) await unasked(services.rewards)
    await sendRecords(memberId)
  }
  const sendRecords = async (memberId: string): Promise<void> => {
    if (formsWaiting(memberId).length === 0 && !services.drafts.list().some(isReady(memberId))) return
    const { sendWaiting } = await unasked(() => import('./sendWaiting'))
    await sendWaiting(memberId, services, () => known === memberId)
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
  onConnection(() => {
    if (known !== null) sendRecords(known).catch(() => undefined)
  })
}
