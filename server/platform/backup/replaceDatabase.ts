import * as E from 'fp-ts/Either'
import type { StoreSettings } from '../config/env.js'
import { runQuery, type Engine } from '../store/engine.js'
import { postgresEngine } from '../store/postgres.js'
import { storeOn } from '../store/store.js'
import { loadCarried, saveCarried, type CarriedEntry } from './carriedErasures.js'
import { inUse } from './postgresTarget.js'
import { erasuresIn, memberIds } from './survey.js'
import type { RepeatedErasures, Erasing } from './restoreTarget.js'
import { unreachableDatabase } from './unreachable.js'

/** Period of an unwanted removal, both ends included. */
export interface Mistake {
  readonly from: Date
  readonly to: Date
}

export interface Replacement extends RepeatedErasures {
  readonly members: number
  /** When the backup was made, otherwise the time of the last audit entry. */
  readonly asOf: Date
  /** `asOf` is ahead of the database's clock, and so wrong. */
  readonly isAhead: boolean
  readonly since: number
  readonly notRepeated: number
}

interface Marks {
  readonly made: Date
  readonly last: Date
  /** Earliest time among the newest entries; each was written by the clock of its process. */
  readonly earliest: Date
  readonly clock: Date
  /** JSON; null: none. */
  readonly entry: string | null
}

/** A clock that ran ahead wrote at most some of these. */
const newestEntries = 20

/** Entries of an ordinary restore say nothing about activity in the store; those of a replacement do. */
const marksOf = async (engine: Engine): Promise<Marks | null> => {
  const there = await runQuery(engine, `select 1 from pg_class where oid = to_regclass('audit')`, [])
  if (there.rows.length === 0) return null
  const { rows } = await runQuery(
    engine,
    `select (select min(applied_at) from migrations) as made, clock_timestamp() as clock,
      coalesce(min(at), timestamptz 'epoch') as earliest,
      coalesce((array_agg(at order by seq desc))[1], timestamptz 'epoch') as last,
      (array_agg(to_jsonb(newest)::text order by seq desc))[1] as entry
      from (select * from audit where action <> 'store.restored' order by seq desc limit $1) as newest`,
    [newestEntries],
  )
  return rows[0] as Marks
}

interface Removal {
  readonly of: string
  readonly at: Date
}

/** Null: not a removal. */
const removalOf = ({ kind, told: content }: CarriedEntry): Removal | null => {
  if (kind !== 'removals') return null
  const removal = JSON.parse(content) as { readonly kind: string; readonly key: string; readonly at: string }
  return { of: `${removal.kind} ${removal.key}`, at: new Date(removal.at) }
}

const isOfMistake = (each: CarriedEntry, { from, to }: Mistake): boolean => {
  const removal = removalOf(each)
  return removal !== null && removal.at >= from && removal.at <= to
}

/** Refuses if removals exist, but none in the mistake's period: the mistake would be repeated. Null: no doubt. */
const noSuchMistake = (
  carried: ReadonlyArray<CarriedEntry>,
  known: ReadonlyArray<CarriedEntry>,
  mistake: Mistake,
): string | null => {
  if (carried.some((each) => isOfMistake(each, mistake))) return null
  const before = new Set(known.map((each) => removalOf(each)?.of))
  const counts = new Map<string, number>()
  for (const each of carried) {
    const removal = removalOf(each)
    if (removal === null || before.has(removal.of)) continue
    const at = removal.at.toISOString()
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const [largest] = [...counts].sort(([, a], [, b]) => b - a)
  if (largest === undefined) return null
  return (
    `No child, record or picture was removed in the time that --mistake names, and nothing was changed. Most at once (${largest[1]}) was ` +
    `removed at ${largest[0]}: if that was the mistake, name that time in --mistake. If none was, use --mistake none.`
  )
}

interface Stores {
  readonly fresh: Engine
  readonly earlier: Engine
}

const isSame = async ({ fresh, earlier }: Stores): Promise<boolean> => {
  const { rows } = await runQuery(
    earlier,
    'select pid, backend_start::text as since from pg_stat_activity where pid = pg_backend_pid()',
    [],
  )
  const { pid, since } = rows[0] as { readonly pid: number; readonly since: string }
  const own = `select 1 from pg_stat_activity
    where pid = $1 and backend_start = $2::timestamptz and datname = current_database()`
  return (await runQuery(fresh, own, [pid, since])).rows.length > 0
}

const isOnRecord = async (engine: Engine, entry: string): Promise<boolean> =>
  (
    await runQuery(
      engine,
      `select 1 from audit, jsonb_to_record($1::jsonb) as was (seq bigint, at timestamptz, action text)
        where audit.seq = was.seq and audit.at = was.at and audit.action = was.action`,
      [entry],
    )
  ).rows.length > 0

const areFree = async ({ fresh, earlier }: Stores): Promise<E.Either<string, void>> => {
  if (await isSame({ fresh, earlier }))
    return E.left(
      'DATABASE_URL and --in-place-of name the same database: one must be the earlier one, the other the restored one.',
    )
  if (await inUse(fresh)) return E.left('A running CarePlus uses the database of DATABASE_URL: stop it first.')
  if (await inUse(earlier)) return E.left('A running CarePlus uses the earlier database: stop it first.')
  return E.right(undefined)
}

const refusalOf = async ({ fresh, earlier }: Stores): Promise<E.Either<string, Marks>> => {
  const free = await areFree({ fresh, earlier })
  if (E.isLeft(free)) return free
  const [now, before] = [await marksOf(fresh), await marksOf(earlier)]
  if (now === null) return E.left('The database of DATABASE_URL has no store: restore it first.')
  if (before?.made.getTime() !== now.made.getTime())
    return E.left('The database of DATABASE_URL was not restored from the earlier one: it is another store.')
  // The newest entry of a restored store is also in the earlier one.
  if (now.entry !== null && !(await isOnRecord(earlier, now.entry)))
    return E.left(
      'The database of DATABASE_URL is newer than the earlier one: has it replaced it already, has a server run on it, ' +
        'or are the two exchanged?',
    )
  return E.right(now)
}

const replace = async (
  stores: Stores,
  { mistake, madeAt = null }: Omit<ReplacementRequest, 'earlier'>,
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, Replacement>> => {
  const { fresh, earlier } = stores
  const marks = await refusalOf(stores)
  if (E.isLeft(marks)) return marks
  const { last, earliest, clock } = marks.right
  const asOf = madeAt ?? last
  const isAhead = asOf > clock
  const from = isAhead || asOf < earliest ? asOf : earliest
  const carried = await loadCarried(earlier, from, erasing)
  const doubt = mistake === null ? null : noSuchMistake(carried, await loadCarried(fresh, from, erasing), mistake)
  if (doubt !== null) return E.left(doubt)
  const wanted = carried.filter((each) => mistake === null || !isOfMistake(each, mistake))
  const erasures = (await erasuresIn(earlier)) ?? []
  const erasedIds = new Set(erasures.map(({ id }) => id))
  const before = (await memberIds(earlier)).filter((id) => !erasedIds.has(id))
  const { db } = await storeOn(fresh, now)
  const unknown: CarriedEntry[] = []
  for (const each of wanted) if (each.kind !== 'audit' || !(await isOnRecord(fresh, each.told))) unknown.push(each)
  await db.transaction().execute((tx) => saveCarried(tx, erasures, [...unknown, { kind: 'place', told: '{}' }]))
  const repeated = await erasing.repeatErasures(db, now)
  const members = await memberIds(fresh)
  const presentIds = new Set(members)
  return E.right({
    ...repeated,
    members: members.length,
    asOf,
    isAhead,
    since: before.filter((id) => !presentIds.has(id)).length,
    notRepeated: carried.length - wanted.length,
  })
}

export const postgresUrl = /^postgres(ql)?:\/\//

const addressBeside = (url: string, name: string): string => {
  const beside = new URL(url)
  beside.pathname = `/${name}`
  return beside.href
}

const withStores = async <A>(
  store: StoreSettings,
  named: string,
  work: (stores: Stores) => Promise<E.Either<string, A>>,
): Promise<E.Either<string, A>> => {
  if (store._tag === 'embedded') return E.left('Only a PostgreSQL database can replace another: set DATABASE_URL.')
  const earlierUrl = postgresUrl.test(named) ? named : addressBeside(store.url, named)
  const [fresh, earlier] = [store.url, earlierUrl].map((url) => postgresEngine({ url, poolSize: 1 })) as [
    Engine,
    Engine,
  ]
  const reached = async (engine: Engine, name?: string): Promise<E.Either<string, void>> =>
    runQuery(engine, 'select 1', []).then(
      () => E.right(undefined),
      (failure: unknown) => E.left(unreachableDatabase(failure, name)),
    )
  try {
    for (const there of [await reached(fresh), await reached(earlier, 'The earlier database')])
      if (E.isLeft(there)) return there
    return await work({ fresh, earlier })
  } finally {
    await fresh.close()
    await earlier.close()
  }
}

export interface ReplacementRequest {
  /** URL of the earlier database, or its name if it is on the same server. */
  readonly earlier: string
  /** Null: no removal was a mistake. */
  readonly mistake: Mistake | null
  /** When the backup was made; null: PostgreSQL itself restored it. */
  readonly madeAt?: Date | null
}

export const isEmptyBeside = (store: StoreSettings, earlier: string): Promise<E.Either<string, void>> =>
  withStores(store, earlier, async (stores) => {
    const free = await areFree(stores)
    if (E.isLeft(free)) return free
    const { length } = await memberIds(stores.fresh)
    if (length > 0)
      return E.left(
        `The database of DATABASE_URL has ${length} members, and --in-place-of needs an empty one. ` +
          'If the backup is in it already, leave the file out.',
      )
    return (await marksOf(stores.earlier)) === null ? E.left('The earlier database holds no store.') : free
  })

/** Erasures and removals since the copy are repeated, and every session ends; the earlier one stays unchanged. */
export const replaceDatabase = (
  store: StoreSettings,
  { earlier, ...how }: ReplacementRequest,
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, Replacement>> => withStores(store, earlier, (stores) => replace(stores, how, erasing, now))
