import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { embeddedEngine } from '../store/embedded.js'
import { lockFolder } from '../store/folderLock.js'
import type { Schema } from '../store/schema.js'
import { storeOn } from '../store/store.js'
import { beyondBackup } from './beyondBackup.js'
import { loadCarried, saveCarried, type CarriedEntry } from './carriedErasures.js'
import { foreignIn } from './foreignTables.js'
import { erasuresIn, memberIds } from './survey.js'
import { recordsErasures, type RepeatedErasures, type Erasing, type Target } from './restoreTarget.js'

const placesIn = (folder: string) => ({
  store: join(folder, 'store'),
  fresh: join(folder, 'store.restoring'),
  old: join(folder, 'store.before'),
})

type Places = ReturnType<typeof placesIn>

/** An interrupted restore may have left the store under its other name only. */
const rollBack = async (folder: string, { store, fresh, old }: Places): Promise<E.Either<string, void>> => {
  if (!existsSync(old) || !existsSync(fresh)) return E.right(undefined)
  if (existsSync(store))
    return E.left(
      `"${folder}" has a second store in "store.before", which a restore that was cut off put there: ` +
        'move one of the two away first.',
    )
  await rename(old, store)
  return E.right(undefined)
}

interface Held {
  readonly foreign: string | null
  readonly members: ReadonlyArray<string>
  readonly erasures: ReadonlyArray<Schema['erasures']> | null
}

const carriedFrom = async (
  store: string,
  readable: boolean,
  madeAt: Date,
  erasing: Erasing,
): Promise<ReadonlyArray<CarriedEntry>> => {
  if (!readable) return [{ kind: 'restore', told: JSON.stringify({ made_at: madeAt.toISOString() }) }]
  const engine = await embeddedEngine(store)
  try {
    return await loadCarried(engine, madeAt, erasing)
  } finally {
    await engine.close()
  }
}

const nothing: Held = { foreign: null, members: [], erasures: null }

const heldIn = async (store: string): Promise<Held | null> => {
  if (!existsSync(store)) return nothing
  const engine = await embeddedEngine(store).catch(() => null)
  if (engine === null) return null
  try {
    const foreign = await foreignIn(engine)
    if (foreign !== null) return { ...nothing, foreign }
    return { foreign, members: await memberIds(engine), erasures: await erasuresIn(engine) }
  } finally {
    await engine.close()
  }
}

const fill = async (
  fresh: string,
  copy: string,
  { members, erasures }: Held,
  carried: ReadonlyArray<CarriedEntry>,
  { repeatErasures }: Erasing,
  now: Date,
): Promise<E.Either<string, RepeatedErasures>> => {
  const engine = await embeddedEngine(fresh, new Blob([await readFile(copy)]))
  try {
    const known = new Set(await memberIds(engine))
    const beyond = members.filter((id) => !known.has(id)).length
    if (beyond > 0) return E.left(beyondBackup(beyond, 'embedded'))
    const { db } = await storeOn(engine, now)
    await saveCarried(db, erasures ?? [], carried)
    return E.right(await repeatErasures(db, now))
  } finally {
    await engine.close()
  }
}

const replacing =
  ({ store, fresh, old }: Places, held: Held | null, erasing: Erasing): Target['replaceBy'] =>
  async ({ file, madeAt }, now) => {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
    const carried = await carriedFrom(store, held !== null && existsSync(store), madeAt, erasing)
    const filled = await fill(fresh, file, held ?? nothing, carried, erasing, now)
    if (E.isLeft(filled)) {
      await rm(fresh, { recursive: true, force: true })
      return filled
    }
    if (existsSync(store)) await rename(store, old)
    await rename(fresh, store)
    await rm(old, { recursive: true, force: true })
    return filled
  }

export const embeddedTarget = async (folder: string, erasing: Erasing): Promise<E.Either<string, Target>> => {
  const lock = await lockFolder(folder)
  if (E.isLeft(lock))
    return E.left(
      lock.left._tag === 'FolderInUse'
        ? `A running CarePlus (process ${lock.left.pid} on ${lock.left.host}) uses the data folder "${folder}": stop it first.`
        : `The data folder "${folder}" cannot be written (${lock.left.reason}).`,
    )
  const close = async (): Promise<void> => lock.right.release()
  const refused = async (why: string): Promise<E.Either<string, never>> => close().then(() => E.left(why))
  const places = placesIn(folder)
  const back = await rollBack(folder, places)
  if (E.isLeft(back)) return refused(back.left)
  const held = await heldIn(places.store)
  const foreign = held?.foreign ?? null
  if (foreign !== null)
    return refused(`The data folder "${folder}" contains foreign data ("${foreign}"): use an empty one.`)
  return E.right({
    members: held?.members.length ?? null,
    recordsErasures: held !== null && recordsErasures(held),
    replaceBy: replacing(places, held, erasing),
    close,
  })
}
