import type { Session } from '@careplus/core/session'
import { unasked } from '../../page/build'
import { fetchedOnce } from '../../page/fetchedOnce'
import { onConnection } from '../../page/onReturn'
import type { Services } from '../../composition/services'
import { formsWithPendingWrite, isReady } from './pendingWrites'

const load = fetchedOnce(() => unasked(() => import('../../composition/deviceBillStore')))

type Sending = Pick<Services, 'rewards' | 'growthRecords' | 'health' | 'growth' | 'drafts' | 'random'>

/** Another member's sign-in deletes the bills; signing out only hides them. */
export const watchPendingWrites = ({ actor }: Pick<Session, 'actor'>, services: Sending): void => {
  let known: string | null = null
  const arrived = async (memberId: string): Promise<void> => {
    const { deviceBillStore, deviceRequestPictures } = await load()
    await deviceBillStore.keepOnlyOf(memberId)
    await deviceRequestPictures.keepOnlyOf(memberId)
    if (known === memberId && (await deviceBillStore.queue.of(memberId)).length > 0) await unasked(services.rewards)
    await sendRecords(memberId)
  }
  const sendRecords = async (memberId: string): Promise<void> => {
    if (formsWithPendingWrite(memberId).length === 0 && !services.drafts.list().some(isReady(memberId))) return
    const { sendPendingWrites } = await unasked(() => import('./sendPendingWrites'))
    await sendPendingWrites(memberId, services, () => known === memberId)
  }
  actor.on('signedOut', ({ reason }) => {
    known = null
    if (reason === 'loggedOut')
      load().then(
        async ({ deviceBillStore, deviceRequestPictures }) => {
          await deviceBillStore.forgetDrafts()
          await deviceRequestPictures.forget()
        },
        () => undefined,
      )
  })
  actor.subscribe(({ context: { user } }) => {
    if (user === null || user.id === known) return
    known = user.id
    arrived(user.id).catch(() => {
      known = null
    })
  })
  onConnection(() => {
    if (known !== null) sendRecords(known).catch(() => undefined)
  })
}
