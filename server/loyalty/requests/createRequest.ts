import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { CareRequest, NewCareRequest } from '@careplus/core/ports'
import {
  askingWords,
  decideAsking,
  decideWriting,
  type AskingRefusal,
  type WrittenToday,
} from '@careplus/core/internal/requests'
import type { RefusalCode } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { lockCounter } from '../../platform/limits/limits.js'
import type { StoredPicture } from '../../platform/storage/storedPicture.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { loadRequest } from './careRequests.js'
import { lockRequest, writeRequestMessage } from './writeRequestMessage.js'

const codes: Readonly<Record<AskingRefusal['_tag'], RefusalCode>> = {
  RequestsADay: 'too_many_requests',
  MessagesADay: 'too_many_messages',
}

const refused = (refusal: AskingRefusal): E.Either<Refused, never> =>
  refuseFields([{ field: '', code: codes[refusal._tag], message: askingWords(refusal) }])

/** Locked: the next message waits for this one. */
const countToday = async (tx: Tx, member: string, today: IsoDate): Promise<WrittenToday> => {
  await lockCounter(tx, { rule: 'requests', subject: member })
  const { rows } = await sql<WrittenToday>`
    select
      (select count(*)::integer from requests where member_id = ${member} and asked_on = ${today}) as "requests",
      (
        select count(*)::integer from request_messages
        join requests on requests.id = request_messages.request_id
        where member_id = ${member} and by = 'member' and written_on = ${today}
      ) as "messages"
  `.execute(tx)
  return rows[0] ?? { requests: 0, messages: 0 }
}

const written = async (tx: Tx, member: string, id: string): Promise<E.Right<CareRequest>> => {
  const request = await loadRequest(tx, member, id)
  if (request === null) throw new Error('A request that was written is not there')
  return { _tag: 'Right', right: request }
}

interface NewRequest {
  readonly member: string
  readonly request: NewCareRequest
  readonly pictures: ReadonlyArray<StoredPicture>
}

const savePictures = async (tx: Tx, id: string, pictures: ReadonlyArray<StoredPicture>, today: IsoDate) => {
  if (pictures.length === 0) return
  const rows = pictures.map(({ width, height, wholeKey, thumbnailKey }, ordering) => ({
    id: randomUUID(),
    request_id: id,
    ordering,
    width,
    height,
    whole_key: wholeKey,
    thumbnail_key: thumbnailKey,
    sent_on: today,
  }))
  await tx.insertInto('request_pictures').values(rows).execute()
}

export const createRequest = (
  db: Db,
  { member, request, pictures }: NewRequest,
  now: Date,
): Promise<E.Either<Refused, CareRequest>> =>
  inTransaction(db, async (tx) => {
    const today = todayInBangkok(now.getTime())
    const may = decideAsking(await countToday(tx, member, today))
    if (E.isLeft(may)) return refused(may.left)
    const id = randomUUID()
    const standing = { state: 'waiting', since: now } as const
    await tx
      .insertInto('requests')
      .values({
        id,
        member_id: member,
        topic: request.topic,
        ...standing,
        asked_at: now,
        asked_on: today,
        changed_at: now,
      })
      .execute()
    const held = { id, member_id: member, ...standing, messages: 0 }
    await writeRequestMessage(tx, held, { by: 'member', words: request.message, actor: 'member' }, now)
    await savePictures(tx, id, pictures, today)
    await audit(tx, { actor: member, action: 'request.asked', subject: id }, now)
    return written(tx, member, id)
  })

export const writeInRequest = (
  db: Db,
  { member, id, message }: { readonly member: string; readonly id: string; readonly message: string },
  now: Date,
): Promise<E.Either<Refused, CareRequest>> =>
  inTransaction(db, async (tx) => {
    const today = await countToday(tx, member, todayInBangkok(now.getTime()))
    const held = await lockRequest(tx, id, member)
    if (held === undefined) return refuse('not_found')
    const may = decideWriting(today)
    if (E.isLeft(may)) return refused(may.left)
    await writeRequestMessage(tx, held, { by: 'member', words: message, actor: 'member' }, now)
    await audit(tx, { actor: member, action: 'request.written-in', subject: id }, now)
    return written(tx, member, id)
  })
