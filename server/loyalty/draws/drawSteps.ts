import * as E from 'fp-ts/Either'
import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import {
  decideDraw,
  drawHour,
  type DrawCommand,
  type DrawRefusal,
  type DrawStep,
} from '@careplus/core/internal/loyalty'
import type { DrawState } from '@careplus/core/loyalty'
import {
  commitmentOf,
  drawWinners,
  entryListHash,
  reservesFor,
  type DrawInputRefusal,
} from '@careplus/core/internal/loyalty-draw'
import { audit, type AuditEntry } from '../../platform/audit/audit.js'
import type { Schema } from '../../platform/store/schema.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { sha256Bytes } from './sha256Bytes.js'
import { refundDraw } from './refundDraw.js'
import { entriesIn, lockDraw, type LockedDraw } from './lockDraw.js'
import { callWinners } from './winnerPlaces.js'
import { cancelledWords, closedWords, newDayWords, notifyEntrants, notifyResult } from './drawNotices.js'
import { saveWinners, saveRecorded, type RecordedWinner, type WinnerUnknown } from './drawWinners.js'

export type DrawFault = { readonly _tag: 'DrawUnknown' } | WinnerUnknown | DrawRefusal | DrawInputRefusal

export interface By {
  readonly actor: string
}

export type Decided = Promise<E.Either<DrawFault, DrawState>>

type Changes = E.Either<DrawFault, Updateable<Schema['draws']>>

const actions = {
  Prepare: 'draw.prepared',
  NamePublicValue: 'draw.public-value-named',
  Open: 'draw.opened',
  Close: 'draw.closed',
  Draw: 'draw.drawn',
  Record: 'draw.recorded',
  Cancel: 'draw.cancelled',
} as const satisfies Record<DrawCommand['_tag'], AuditEntry['action']>

const decide = (
  db: Db,
  item: string,
  command: DrawCommand,
  { actor }: By,
  now: Date,
  effect: (tx: Tx, draw: LockedDraw, step: DrawStep) => Promise<Changes>,
): Decided =>
  inTransaction(db, async (tx): Decided => {
    const draw = await lockDraw(tx, item)
    if (draw === null) return E.left({ _tag: 'DrawUnknown' })
    const step = decideDraw(draw.facts, command, now.getTime())
    if (E.isLeft(step)) return step
    const { state } = step.right
    const changes = await effect(tx, draw, step.right)
    if (E.isLeft(changes)) return changes
    await tx
      .updateTable('draws')
      .set({ ...changes.right, state })
      .where('item_id', '=', item)
      .execute()
    await audit(
      tx,
      { actor, action: actions[command._tag], subject: item, before: draw.facts.state, after: state },
      now,
    )
    return E.right(state)
  })

const newSeed = async (): Promise<{ readonly seed: string; readonly commitment: string }> => {
  const seed = randomBytes(32).toString('hex')
  const commitment = await commitmentOf(sha256Bytes)(seed)
  if (E.isLeft(commitment)) throw new Error('A seed that was just made is no seed')
  return { seed, commitment: commitment.right }
}

/** The seed is created once, and its published hash fixes it. */
export const prepareDraw = (
  db: Db,
  item: string,
  { permit_number, prizes }: { readonly permit_number: string; readonly prizes: number },
  by: By,
  now: Date,
): Decided =>
  decide(db, item, { _tag: 'Prepare', permit_number, prizes }, by, now, async (_tx, { facts }) =>
    E.right({
      permit_number: permit_number.trim(),
      prizes,
      ...(facts.commitment === null ? { ...(await newSeed()), committed_at: now } : {}),
    }),
  )

export interface PublicValueNamed {
  readonly source: string
  readonly date: IsoDate
  /** Null: as named before. */
  readonly digits: number | null
}

/** Entrants are notified of a new day; the earlier value stays recorded. */
export const namePublicValue = (db: Db, item: string, named: PublicValueNamed, by: By, now: Date): Decided =>
  decide(db, item, { _tag: 'NamePublicValue', ...named }, by, now, async (tx, draw, step) => {
    const { public_source, public_date, public_digits } = step
    const before = draw.facts
    const changes = { public_source, public_date, public_digits }
    if (before.state === 'prepared' || before.public_source === null || before.public_date === null)
      return E.right(changes)
    const earlier = { source: before.public_source, date: before.public_date, replaced_at: now.toISOString() }
    const hour = drawHour({ ...before, public_date })
    if (hour?.date !== drawHour(before)?.date) await notifyEntrants(tx, draw, newDayWords(draw, hour), now)
    return E.right({ ...changes, earlier_values: JSON.stringify([...draw.earlier_values, earlier]) })
  })

export const openDraw = (db: Db, item: string, by: By, now: Date): Decided =>
  decide(db, item, { _tag: 'Open' }, by, now, async () => E.right({ opened_at: now }))

/** No entry is in progress, so the hashed list is complete. */
export const closeDraw = (db: Db, item: string, by: By, now: Date): Decided =>
  decide(db, item, { _tag: 'Close' }, by, now, async (tx, draw) => {
    const { prizes } = draw.facts
    const hash = await entryListHash(sha256Bytes)({ draw_id: item, prizes, entries: await entriesIn(tx, item) })
    if (E.isLeft(hash)) return hash
    const closed = { ...draw.facts, state: 'closed', closed_on: todayInBangkok(now.getTime()) } as const
    await notifyEntrants(tx, draw, closedWords(draw, closed), now)
    return E.right({ closed_at: now, list_hash: hash.right })
  })

/** As its source printed it, entered twice. */
export interface PublicValueTyped {
  readonly public_value: string
  readonly again: string
}

export const runDraw = (db: Db, item: string, typed: PublicValueTyped, by: By, now: Date): Decided =>
  decide(db, item, { _tag: 'Draw', ...typed }, by, now, async (tx, draw, { public_value }) => {
    const { commitment, prizes } = draw.facts
    const reserves = reservesFor(prizes)
    const result = await drawWinners(sha256Bytes)({
      draw_id: item,
      prizes,
      entries: await entriesIn(tx, item),
      seed: draw.seed ?? '',
      commitment: commitment ?? '',
      list_hash: draw.list_hash ?? '',
      public_value: public_value ?? '',
      reserves,
    })
    if (E.isLeft(result)) return result
    await saveWinners(tx, item, result.right)
    await notifyResult(tx, draw, await callWinners(tx, item, prizes, now), now)
    return E.right({ drawn_at: now, public_value, reserves })
  })

/** `note` gives the source of the result. Winners are in the order of their places. */
export const recordResult = (
  db: Db,
  item: string,
  { note, winners }: { readonly note: string; readonly winners: ReadonlyArray<RecordedWinner> },
  by: By,
  now: Date,
): Decided =>
  decide(db, item, { _tag: 'Record', note, winners: winners.length }, by, now, async (tx, draw) => {
    const stored = await saveRecorded(tx, item, winners)
    if (E.isLeft(stored)) return stored
    await notifyResult(tx, draw, await callWinners(tx, item, draw.facts.prizes, now), now)
    return E.right({ drawn_at: now, note: note.trim() })
  })

export const cancelDraw = (db: Db, item: string, reason: string, by: By, now: Date): Decided =>
  decide(db, item, { _tag: 'Cancel', reason }, by, now, async (tx, draw, step) => {
    if (step.giveBack) await refundDraw(tx, item, now)
    await notifyEntrants(tx, draw, cancelledWords(draw, reason.trim()), now)
    return E.right({ note: reason.trim() })
  })
