import { attempts, isPassing } from '@careplus/core/call'
import { formStore } from '../../composition/formStore'
import type { Services } from '../../composition/services'
import { unasked } from '../../page/build'
import { decodePendingWrite } from './decodePendingWrite'
import {
  formsWithPendingWrite,
  isReady,
  pageOpen,
  sendingKey,
  pendingKey,
  writeGrowth,
  type PendingWrite,
} from './pendingWrites'

type Senders = Pick<Services, 'growthRecords' | 'health' | 'growth' | 'drafts' | 'random'>

const send = async ({ growthRecords, health }: Senders, write: PendingWrite) =>
  write._tag === 'stool'
    ? (await unasked(health)).stoolChecks.add(write.childId, write.check, write.key)()
    : writeGrowth(growthRecords, write)()

/**
 * What this member has sent from a form that was left before any server answered goes now, each with its own key: where
 * its page still stands and sends it too, it is in the account once. A measuring whose own form is open is left to that.
 * What is refused stays typed in its form, and is told there. Then the drafts that wait for nothing but a connection.
 * `isHere`: whether the member still is, asked before each, for what is sent goes into the account of whoever is signed in
 * by then.
 */
export const sendPendingWrites = async (
  memberId: string,
  services: Senders,
  isSignedIn: () => boolean,
): Promise<void> => {
  for (const form of formsWithPendingWrite(memberId)) {
    if (!isSignedIn()) return
    const name = pendingKey(memberId, form)
    const text = formStore.get(name)
    const write = decodePendingWrite(text)
    if (write?._tag === 'growth' && write.page === pageOpen()) continue
    const answer = write === null ? null : await send(services, write)
    if (answer?._tag === 'Left' && isPassing(answer.left)) return
    // What its form has sent meanwhile, or keeps back again, is that form's.
    if (formStore.get(name) !== text) continue
    formStore.remove(name)
    if (answer?._tag !== 'Right') continue
    const { random } = services
    const formAttempts = attempts({
      store: formStore,
      name: sendingKey(memberId, form),
      uuid: random.uuid,
      now: Date.now,
    })
    if (write?._tag === 'growth') {
      formAttempts.forget()
      formStore.remove(`${memberId}.${form}`)
    }
    // Its page may still stand, and send the same once more.
    else formAttempts.arrived()
  }
  const ready = services.drafts.list().filter(isReady(memberId))
  if (ready.length === 0) return
  const { uploadDraft } = await unasked(services.growth)
  for (const { id } of ready) if (isSignedIn()) await uploadDraft(id, memberId)()
}
