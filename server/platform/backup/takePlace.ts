import * as E from 'fp-ts/Either'
import type { StoreSettings } from '../config/env.js'
import { ask, type Engine } from '../store/engine.js'
import { postgresEngine } from '../store/postgres.js'
import { storeOn } from '../store/store.js'
import { carriedIn, carryInto, type Carried } from './carrying.js'
import { inUse } from './postgresTarget.js'
import { erasuresIn, memberIds } from './survey.js'
import type { Again, Erasing } from './target.js'
import { unreachableDatabase } from './unreachable.js'

/** When something was removed that nobody wanted removed. Both ends count. */
export interface Mistake {
  readonly from: Date
  readonly to: Date
}

export interface TakenPlace extends Again {
  readonly members: number
  /** The last moment that the store tells of. */
  readonly asOf: Date
  /** Members who joined the earlier store since. */
  readonly since: number
  /** Removals of the mistake, which were not done again. */
  readonly notAgain: number
}

/** What a store tells of itself: when it was made, and what was put on record in it last. */
interface Marks {
  readonly made: Date
  readonly last: Date
  readonly seq: number
}

const marksOf = async (engine: Engine): Promise<Marks | null> => {
  const there = await ask(engine, `select 1 from pg_class where oid = to_regclass('audit')`, [])
  if (there.rows.length === 0) return null
  const { rows } = await ask(
    engine,
    `select (select min(applied_at) from migrations) as made, coalesce(max(at), timestamptz 'epoch') as last,
      coalesce(max(seq), 0)::int as seq from audit`,
    [],
  )
  return rows[0] as Marks
}

/** A call writes down the time at which it began, and may be at its end only a little later. */
const longestCallMs = 60_000

const isOfMistake = ({ kind, told }: Carried, { from, to }: Mistake): boolean => {
  if (kind !== 'removals') return false
  const at = new Date((JSON.parse(told) as { readonly at: string }).at)
  return at >= from && at <= to
}

/** What is on record in both stores is not put on record twice. */
const isKnown = async (engine: Engine, { kind, told }: Carried): Promise<boolean> =>
  kind === 'audit' &&
  (
    await ask(
      engine,
      `select 1 from audit, jsonb_to_record($1::jsonb) as was (seq bigint, at timestamptz, action text)
        where audit.seq = was.seq and audit.at = was.at and audit.action = was.action`,
      [told],
    )
  ).rows.length > 0

interface Stores {
  readonly fresh: Engine
  readonly earlier: Engine
}

const refusalOf = async ({ fresh, earlier }: Stores): Promise<E.Either<string, Marks>> => {
  if (await inUse(fresh)) return E.left('A running CarePlus uses the database of DATABASE_URL: stop it first.')
  if (await inUse(earlier)) return E.left('A running CarePlus uses the earlier database: stop it first.')
  const [now, before] = [await marksOf(fresh), await marksOf(earlier)]
  if (now === null) return E.left('The database of DATABASE_URL holds no store: bring it back first.')
  if (before?.made.getTime() !== now.made.getTime())
    return E.left('The database of DATABASE_URL was not brought back from the earlier one: it is another store.')
  if (now.seq > before.seq)
    return E.left(
      'The database of DATABASE_URL is newer than the earlier one: has it taken its place already, or are the two mixed up?',
    )
  return E.right(now)
}

const take = async (
  stores: Stores,
  mistake: Mistake | null,
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, TakenPlace>> => {
  const { fresh, earlier } = stores
  const marks = await refusalOf(stores)
  if (E.isLeft(marks)) return marks
  const { last: asOf } = marks.right
  const carried = await carriedIn(earlier, new Date(asOf.getTime() - longestCallMs), erasing)
  const wanted = carried.filter((each) => mistake === null || !isOfMistake(each, mistake))
  const erasures = (await erasuresIn(earlier)) ?? []
  const gone = new Set(erasures.map(({ id }) => id))
  const before = (await memberIds(earlier)).filter((id) => !gone.has(id))
  const { db } = await storeOn(fresh, now)
  const unknown: Carried[] = []
  for (const each of wanted) if (!(await isKnown(fresh, each))) unknown.push(each)
  await db.transaction().execute((tx) => carryInto(tx, erasures, unknown))
  const again = await erasing.eraseAgain(db, now)
  const members = await memberIds(fresh)
  const here = new Set(members)
  return E.right({
    ...again,
    members: members.length,
    asOf,
    since: before.filter((id) => !here.has(id)).length,
    notAgain: carried.length - wanted.length,
  })
}

/**
 * The database of `store`, which PostgreSQL has brought back to an earlier moment itself, takes the place of the one at
 * `earlierUrl`, which stays as it is: what was erased or taken away there since is erased and taken away here, and every
 * session ends. Left: a sentence that says why not.
 */
export const takePlace = async (
  store: StoreSettings,
  { earlierUrl, mistake }: { readonly earlierUrl: string; readonly mistake: Mistake | null },
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, TakenPlace>> => {
  if (store._tag === 'embedded')
    return E.left('Only a database of PostgreSQL takes the place of another: set DATABASE_URL.')
  const [fresh, earlier] = [store.url, earlierUrl].map((url) => postgresEngine({ url, poolSize: 1 })) as [
    Engine,
    Engine,
  ]
  const reached = async (engine: Engine, name?: string): Promise<E.Either<string, void>> =>
    ask(engine, 'select 1', []).then(
      () => E.right(undefined),
      (failure: unknown) => E.left(unreachableDatabase(failure, name)),
    )
  try {
    for (const there of [await reached(fresh), await reached(earlier, 'The earlier database')])
      if (E.isLeft(there)) return there
    return await take({ fresh, earlier }, mistake, erasing, now)
  } finally {
    await fresh.close()
    await earlier.close()
  }
}
