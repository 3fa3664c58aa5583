import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { NewGrowthRecord, NewStoolCheck } from '@careplus/adapters/http'
import { isPassing } from '@careplus/core/ports'
import { readJson } from '@careplus/core/text'
import { formStore } from './formStore'
import type { Services } from './services'
import { formsWaiting, isReady, waitingKey, writeGrowth, type WaitingWrite } from './waitingWrites'

const Write: t.Type<WaitingWrite, unknown> = t.union([
  t.type({
    _tag: t.literal('growth'),
    childId: t.string,
    replaces: t.union([t.string, t.null]),
    record: NewGrowthRecord,
    key: t.string,
  }),
  t.type({ _tag: t.literal('stool'), childId: t.string, check: NewStoolCheck, key: t.string }),
])

type Senders = Pick<Services, 'growthRecords' | 'health' | 'growth' | 'drafts'>

const send = async ({ growthRecords, health }: Senders, write: WaitingWrite) =>
  write._tag === 'stool'
    ? (await health()).stoolChecks.add(write.childId, write.check, write.key)()
    : writeGrowth(growthRecords, write)()

/**
 * What this member has sent from a form that was left before any server answered goes now, each with its own key: where
 * its page still stands and sends it too, it is in the account once. What is refused stays typed in its form, and is told
 * there. Then the drafts that wait for nothing but a connection. `isHere`: whether the member still is, asked before each, for
 * what is sent goes into the account of whoever is signed in by then.
 */
export const sendWaiting = async (memberId: string, services: Senders, isHere: () => boolean): Promise<void> => {
  for (const form of formsWaiting(memberId)) {
    if (!isHere()) return
    const name = waitingKey(memberId, form)
    const text = formStore.get(name)
    const read = Write.decode(readJson(text))
    const answer = isRight(read) ? await send(services, read.right) : null
    if (answer?._tag === 'Left' && isPassing(answer.left)) return
    // What its form has sent meanwhile, or keeps back again, is that form's.
    if (formStore.get(name) !== text) continue
    formStore.remove(name)
    if (answer?._tag === 'Right' && isRight(read) && read.right._tag === 'growth')
      formStore.remove(`${memberId}.${form}`)
  }
  const ready = services.drafts.list().filter(isReady(memberId))
  if (ready.length === 0) return
  const { uploadDraft } = await services.growth()
  for (const { id } of ready) if (isHere()) await uploadDraft(id, memberId)()
}
