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
    ? (await unasked(health)).stoolChecks.add(write.childId, write.check, write.key)
    : writeGrowth(growthRecords, write)

/** Each write has its own key, so that a page which sends it again stores nothing twice. An open growth form sends
 *  its own.
 *  `isSignedIn` is checked before each, because the session decides into whose account a write goes. */
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
    } else formAttempts.arrived()
  }
  const ready = services.drafts.list().filter(isReady(memberId))
  if (ready.length === 0) return
  const { uploadDraft } = await unasked(services.growth)
  for (const { id } of ready) if (isSignedIn()) await uploadDraft(id, memberId)
}
