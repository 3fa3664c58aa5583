import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { AnswerOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuse } from '../../platform/refusal/refused.js'
import { answerRequest } from '../../loyalty/exports/requests.js'
import { loadRequestPicture } from '../../loyalty/exports/requests.js'
import type { Db } from '../../platform/store/store.js'
import type { StaffAnswer, StaffCall, StaffHandlers } from '../console/staffCall.js'
import { masked } from './people.js'

type Row = AnswerOf<StaffContract['listStaffRequests']>['data']['requests'][number]

const maxRows = 200
const shownWords = 120

const requests = (db: Db) =>
  db
    .selectFrom('requests')
    .select(['requests.id', 'requests.topic', 'requests.state', 'requests.since', 'requests.asked_at'])
    .select((of) => [
      of
        .selectFrom('request_messages')
        .whereRef('request_id', '=', 'requests.id')
        .orderBy('seq', 'desc')
        .limit(1)
        .select(sql<string>`left(words, ${shownWords})`.as('words'))
        .$asScalar()
        .as('last_words'),
      of
        .selectFrom('request_messages')
        .whereRef('request_id', '=', 'requests.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .as('messages_count'),
      of
        .selectFrom('request_pictures')
        .whereRef('request_id', '=', 'requests.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .as('pictures_count'),
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>

const shownRow = ({ since, asked_at, last_words, messages_count, pictures_count, ...row }: Stored): Row => ({
  ...row,
  since: since.toISOString(),
  asked_at: asked_at.toISOString(),
  last_words: last_words ?? '',
  messages_count: messages_count ?? 0,
  pictures_count: pictures_count ?? 0,
})

const picture = async (
  { db, params, storage, actor, now }: StaffCall<StaffContract['readStaffRequestPicture']>,
  size: 'whole_key' | 'thumbnail_key',
): StaffAnswer<StaffContract['readStaffRequestPicture']> => {
  const wanted = { request: params.id, picture: params.picture_id, member: null }
  const found = await loadRequestPicture(db, storage, wanted, size)
  if (found === null) return refuse('not_found')
  await audit(db, { actor, action: 'request-picture.looked-at', subject: params.id }, now)
  return E.right(found)
}

export const requestHandlers: Pick<
  StaffHandlers,
  'listStaffRequests' | 'readStaffRequest' | 'readStaffRequestPicture' | 'readStaffRequestThumbnail' | 'answerRequest'
> = {
  listStaffRequests: async ({ db, query: { state = 'waiting' }, actor, now }) => {
    const { waiting } = await db
      .selectFrom('requests')
      .select(sql<number>`count(*)::int`.as('waiting'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const rows = await requests(db)
      .where('requests.state', '=', state)
      .orderBy('requests.since', state === 'waiting' ? 'asc' : 'desc')
      .orderBy('requests.id')
      .limit(maxRows)
      .execute()
    await audit(db, { actor, action: 'requests.looked-at', subject: state }, now)
    return E.right({ data: { waiting, requests: rows.map(shownRow) } })
  },

  readStaffRequest: async ({ db, params: { id }, actor, now }) => {
    const row = await requests(db)
      .innerJoin('members', 'members.id', 'requests.member_id')
      .select(['requests.member_id', 'members.name', 'members.phone'])
      .where('requests.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return refuse('not_found')
    const messages = await db
      .selectFrom('request_messages')
      .select(['by', 'words', 'at', 'actor'])
      .where('request_id', '=', id)
      .orderBy('seq')
      .execute()
    const pictures = await db
      .selectFrom('request_pictures')
      .select(['id', 'width', 'height'])
      .where('request_id', '=', id)
      .orderBy('ordering')
      .execute()
    await audit(db, { actor, action: 'request.looked-at', subject: id, member: row.member_id }, now)
    const { member_id, name, phone, ...request } = row
    return E.right({
      data: {
        ...shownRow(request),
        messages_count: messages.length,
        member: { id: member_id, ...masked({ name, phone }) },
        messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
        pictures,
      },
    })
  },

  readStaffRequestPicture: (call) => picture(call, 'whole_key'),
  readStaffRequestThumbnail: (call) => picture(call, 'thumbnail_key'),

  answerRequest: async ({ db, params: { id }, body: { message, read }, actor, now }) => {
    const answered = await answerRequest(db, { id, words: message, read, actor }, now)
    return E.isLeft(answered) ? answered : E.right({ data: answered.right })
  },
}
