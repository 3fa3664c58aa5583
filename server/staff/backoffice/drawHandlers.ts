import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import { MobileNumber } from '@careplus/core/identity'
import type { IsoDate } from '@careplus/core/calendar'
import { drawInputWords, drawRefusalWords, standingOf } from '@careplus/core/internal/loyalty'
import { hasWinners } from '@careplus/core/loyalty'
import type { DrawInputRefusal } from '@careplus/core/internal/loyalty-draw'
import { audit } from '../../platform/audit/audit.js'
import {
  cancelDraw,
  closeDraw,
  namePublicValue,
  openDraw,
  prepareDraw,
  recordResult,
  runDraw,
  type Decided,
  type DrawFault,
} from '../../loyalty/exports/draws.js'
import type { RecordedWinner } from '../../loyalty/exports/draws.js'
import { refuse, refuseStep } from '../../platform/refusal/refused.js'
import { deliverPrize, loadClaim } from '../../loyalty/exports/prizes.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { askApproval } from '../approvals/approvals.js'
import type { StaffAnswer, StaffCall, StaffHandlers } from '../console/staffCall.js'
import { staffWords } from './staffWords.js'

type StaffDraw = AnswerOf<StaffContract['readStaffDraw']>['data']

const draws = (db: Db) =>
  db
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['draws.item_id', 'items.title', 'draws.state', 'items.begin_date', 'items.expire_date'])
    .select(['items.announcement_date', 'draws.permit_number', 'draws.prizes', 'draws.commitment'])
    .select(['draws.public_source', 'draws.public_date', 'draws.public_value', 'draws.opened_at', 'draws.closed_at'])
    .select(['draws.list_hash', 'draws.drawn_at', 'draws.note', 'draws.public_digits', 'draws.earlier_values'])
    .select(['draws.withdrawn_at', 'draws.terms'])
    .select((of) => [
      of
        .selectFrom('draw_entrants')
        .whereRef('draw_entrants.item_id', '=', 'draws.item_id')
        .select(sql<number>`coalesce(sum(tickets), 0)::int`.as('n'))
        .$asScalar()
        .as('tickets'),
      of
        .selectFrom('draw_entrants')
        .whereRef('draw_entrants.item_id', '=', 'draws.item_id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .as('entrants'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof draws>['executeTakeFirstOrThrow']>>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const withWinners = async (db: Db, rows: ReadonlyArray<Row>): Promise<StaffDraw[]> => {
  const winners = await db
    .selectFrom('draw_winners')
    .leftJoin('prize_claims as claim', (join) =>
      join.onRef('claim.item_id', '=', 'draw_winners.item_id').onRef('claim.place', '=', 'draw_winners.place'),
    )
    .select(['draw_winners.item_id', 'draw_winners.place', 'draw_winners.name', 'number', 'called_on', 'ended'])
    .select(['draw_winners.delivered_at', 'claim.claimed_at'])
    .where('draw_winners.item_id', 'in', ['', ...rows.map(({ item_id }) => item_id)])
    .orderBy('draw_winners.place')
    .execute()
  return rows.map(({ terms, ...row }) => ({
    ...row,
    method: terms?.method ?? null,
    draw_date: terms?.draw_date ?? null,
    draw_time: terms?.draw_time ?? null,
    begin_date: row.begin_date as StaffDraw['begin_date'],
    expire_date: row.expire_date as StaffDraw['expire_date'],
    announcement_date: row.announcement_date as StaffDraw['announcement_date'],
    public_date: row.public_date as StaffDraw['public_date'],
    tickets: row.tickets ?? 0,
    entrants: row.entrants ?? 0,
    opened_at: iso(row.opened_at),
    closed_at: iso(row.closed_at),
    drawn_at: iso(row.drawn_at),
    withdrawn_at: iso(row.withdrawn_at),
    winners: winners
      .filter(({ item_id }) => item_id === row.item_id)
      .map(({ place, name, number, called_on, ended, delivered_at, claimed_at }) => ({
        claimed: claimed_at !== null,
        delivered_at: iso(delivered_at),
        place,
        name,
        number,
        standing: standingOf({ place, called_on: called_on as IsoDate | null, ended, claimed: false }, row.prizes),
      })),
  }))
}

const isInputRefusal = (fault: DrawFault): fault is DrawInputRefusal => Object.hasOwn(drawInputWords, fault._tag)

const wordsOf = (fault: Exclude<DrawFault, { readonly _tag: 'DrawUnknown' }>): string =>
  fault._tag === 'WinnerUnknown'
    ? staffWords.winnerUnknown(fault.code)
    : isInputRefusal(fault)
      ? drawInputWords[fault._tag]
      : drawRefusalWords(fault)

const winnerOf = (winner: BodyOf<StaffContract['recordDraw']>['winners'][number]): RecordedWinner =>
  'code' in winner ? winner : { name: winner.name, number: MobileNumber.is(winner.number) ? winner.number : null }

const step = async (decided: Decided) => {
  const outcome = await decided
  if (E.isRight(outcome)) return E.right({ data: { state: outcome.right } })
  return outcome.left._tag === 'DrawUnknown' ? refuse('not_found') : refuseStep(wordsOf(outcome.left))
}

export const recordWinners = (
  tx: Tx,
  item: string,
  { note, winners }: BodyOf<StaffContract['recordDraw']>,
  actor: string,
  now: Date,
) => step(recordResult(tx, item, { note, winners: winners.map(winnerOf) }, { actor }, now))

const winnerAt = (db: Db, item: string, place: number) =>
  db
    .selectFrom('draw_winners as winner')
    .leftJoin('draw_entrants as entrant', (join) =>
      join.onRef('entrant.item_id', '=', 'winner.item_id').onRef('entrant.code', '=', 'winner.code'),
    )
    .leftJoin('members', 'members.id', 'entrant.member_id')
    .select(['members.id', 'members.name', 'members.phone', 'members.email'])
    .where('winner.item_id', '=', item)
    .where('winner.place', '=', place)
    .executeTakeFirst()

const loadWinner = async ({
  db,
  params: { item_id },
  body: { place },
  actor,
  now,
}: StaffCall<StaffContract['lookAtWinner']>): StaffAnswer<StaffContract['lookAtWinner']> => {
  const draw = await db.selectFrom('draws').select('state').where('item_id', '=', item_id).executeTakeFirst()
  if (draw === undefined) return refuse('not_found')
  if (!hasWinners(draw.state)) return refuseStep(staffWords.noWinnersYet)
  const winner = await winnerAt(db, item_id, place)
  if (winner === undefined) return refuse('not_found')
  const { id, ...contact } = winner
  if (id === null) return refuseStep(staffWords.winnerUnreachable)
  await audit(db, { actor, action: 'winner.looked-at', subject: id, member: id }, now)
  return E.right({ data: contact })
}

export const drawHandlers: Pick<
  StaffHandlers,
  | 'listStaffDraws'
  | 'readStaffDraw'
  | 'prepareDraw'
  | 'namePublicValue'
  | 'openDraw'
  | 'closeDraw'
  | 'runDraw'
  | 'recordDraw'
  | 'cancelDraw'
  | 'lookAtWinner'
  | 'lookAtPrizeClaim'
  | 'deliverPrize'
> = {
  listStaffDraws: async ({ db }) =>
    E.right({
      data: await withWinners(db, await draws(db).orderBy('items.begin_date', 'desc').orderBy('item_id').execute()),
    }),

  readStaffDraw: async ({ db, params }) => {
    const [draw] = await withWinners(db, await draws(db).where('draws.item_id', '=', params.item_id).execute())
    return draw === undefined ? refuse('not_found') : E.right({ data: draw })
  },

  prepareDraw: ({ db, params, body, actor, now }) => step(prepareDraw(db, params.item_id, body, { actor }, now)),
  namePublicValue: ({ db, params, body, actor, now }) =>
    step(namePublicValue(db, params.item_id, body, { actor }, now)),
  openDraw: ({ db, params, actor, now }) => step(openDraw(db, params.item_id, { actor }, now)),
  closeDraw: ({ db, params, actor, now }) => step(closeDraw(db, params.item_id, { actor }, now)),
  runDraw: ({ db, params, body, actor, now }) => step(runDraw(db, params.item_id, body, { actor }, now)),
  recordDraw: async ({ db, params: { item_id }, body, staff, actor, now }) => {
    const asked = { kind: 'draw-result', subject: item_id, payload: body } as const
    const approval = await askApproval(db, asked, { actor, staff, now }, () =>
      recordWinners(db, item_id, body, actor, now),
    )
    if (E.isLeft(approval)) return approval
    const draw = await db.selectFrom('draws').select('state').where('item_id', '=', item_id).executeTakeFirstOrThrow()
    return E.right({ data: { state: draw.state, approval: approval.right } })
  },
  cancelDraw: ({ db, params, body, actor, now }) => step(cancelDraw(db, params.item_id, body.reason, { actor }, now)),

  lookAtWinner: loadWinner,

  lookAtPrizeClaim: async ({ db, sealing, params: { item_id }, body: { place }, actor, now }) => {
    const claim = await loadClaim(db, sealing, item_id, place)
    if (claim === null) return refuseStep(staffWords.notClaimed)
    await audit(db, { actor, action: 'prize-claim.looked-at', subject: item_id, detail: String(place) }, now)
    return E.right({ data: claim })
  },
  deliverPrize: async ({ db, params: { item_id }, body: { place }, actor, now }) => {
    const draw = await db.selectFrom('draws').select('state').where('item_id', '=', item_id).executeTakeFirst()
    if (draw === undefined) return refuse('not_found')
    return (await deliverPrize(db, item_id, place, actor, now))
      ? E.right({ data: draw })
      : refuseStep(staffWords.noPrizeDue)
  },
}
