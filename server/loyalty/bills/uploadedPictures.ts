import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { refuse, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { ocrRunsOfMember } from '../../platform/limits/limitRules.js'
import type { StoredPicture } from '../../platform/storage/storedPicture.js'
import { pictureField } from '../../platform/pictures/pictureRefusals.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { lockAccount } from '../points/pointAccounts.js'
import { queuePictureOcr } from '../ocrResults/queueOcr.js'

const storedMs = 24 * 3_600_000
const maxUploads = 8

export const columnsOf = ({
  digest,
  shown,
  perceptualHash: hash,
  width,
  height,
  wholeKey,
  thumbnailKey,
}: StoredPicture) => ({
  digest,
  shown,
  likeness: hash,
  width,
  height,
  whole_key: wholeKey,
  thumbnail_key: thumbnailKey,
})

export const sentBefore = (member: string, pictures: ReadonlyArray<StoredPicture>): RawBuilder<string[]> => {
  const [digests, shown] = [pictures.map(({ digest }) => digest), pictures.map((picture) => picture.shown)]
  return sql`array(
    select sent.shown from unnest(${digests}::text[], ${shown}::text[]) as sent (digest, shown)
    where exists (
      select from bill_pictures as own
      where own.member_id = ${member} and own.bill_id is not null and own.shown = sent.shown
    ) or exists (
      select from bill_pictures as own
      where own.member_id = ${member} and own.bill_id is not null and own.digest = sent.digest
    )
  )`
}

export const digestsHandedIn = async (
  db: Db,
  member: string,
  digests: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ digest: string }>`
    select distinct digest from bill_pictures
    where member_id = ${member} and bill_id is not null and digest = any(${digests}::text[])
  `.execute(db)
  return rows.map(({ digest }) => digest)
}

const uploadsOf = (tx: Db, member: string, now: Date) =>
  tx
    .selectFrom('bill_pictures')
    .where('member_id', '=', member)
    .where('bill_id', 'is', null)
    .where('delete_after', '>', now)

/** The account is locked, so no bill takes one meanwhile. */
const retireOldest = (tx: Tx, member: string, now: Date) =>
  tx
    .updateTable('bill_pictures')
    .set({ delete_after: now })
    .where(
      'id',
      'in',
      uploadsOf(tx, member, now).select('id').orderBy('delete_after', 'desc').orderBy('id').offset(maxUploads),
    )
    .execute()

export const saveUpload = (
  db: Db,
  {
    member,
    picture,
    readsBills,
  }: { readonly member: string; readonly picture: StoredPicture; readonly readsBills: boolean },
  now: Date,
): Promise<E.Either<Refused, { readonly id: string; readonly is_read: boolean }>> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, member)
    const { rows } = await sql<{ sent: string[] }>`select ${sentBefore(member, [picture])} as sent`.execute(tx)
    if ((rows[0]?.sent.length ?? 0) > 0) return refuseFields([pictureField(0, { _tag: 'PictureRepeated' })])
    const id = randomUUID()
    await tx
      .insertInto('bill_pictures')
      .values({
        ...columnsOf(picture),
        id,
        bill_id: null,
        member_id: member,
        ordering: 0,
        sent_on: todayInBangkok(now.getTime()),
        delete_after: new Date(now.getTime() + storedMs),
      })
      .execute()
    await retireOldest(tx, member, now)
    const is_read = readsBills && E.isRight(await countHits(tx, [ocrRunsOfMember(member)], now))
    if (is_read) await queuePictureOcr(tx, id, now)
    return E.right({ id, is_read })
  })

export const findUploads = (db: Db, member: string, ids: ReadonlyArray<string>, now: Date) =>
  uploadsOf(db, member, now)
    .leftJoin('picture_readings', 'picture_id', 'bill_pictures.id')
    .select(['bill_pictures.id', 'state', 'words', 'page'])
    .where('bill_pictures.id', 'in', ids)
    .execute()

/** The condition is on the row itself: a bill that takes the picture meanwhile keeps it. */
export const removeUpload = async (db: Db, member: string, id: string, now: Date): Promise<E.Either<Refused, null>> => {
  const removed = await db
    .updateTable('bill_pictures')
    .set({ delete_after: now })
    .where('id', '=', id)
    .where('member_id', '=', member)
    .where('bill_id', 'is', null)
    .where('delete_after', '>', now)
    .executeTakeFirst()
  return removed.numUpdatedRows === 0n ? refuse('not_found') : E.right(null)
}

export interface HandedPicture extends StoredPicture {
  readonly uploadId: string | null
}

/** Null: one is missing. The account is locked. */
export const lockUploads = async (
  tx: Tx,
  member: string,
  ids: ReadonlyArray<string>,
  now: Date,
): Promise<ReadonlyMap<string, HandedPicture> | null> => {
  if (ids.length === 0) return new Map()
  const rows = await uploadsOf(tx, member, now)
    .select(['id', 'digest', 'shown', 'likeness', 'width', 'height', 'whole_key', 'thumbnail_key'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) return null
  return new Map(
    rows.map(({ id, digest, shown, likeness: hash, width, height, whole_key, thumbnail_key }) => [
      id,
      {
        uploadId: id,
        digest,
        shown: shown ?? digest,
        perceptualHash: hash,
        width,
        height,
        wholeKey: whole_key,
        thumbnailKey: thumbnail_key,
      },
    ]),
  )
}
