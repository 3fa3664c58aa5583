import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { embeddedEngine } from '../store/embedded.js'
import { lockFolder } from '../store/folderLock.js'
import { beyondBackup } from './beyond.js'
import { foreignIn } from './foreign.js'
import { memberIds } from './survey.js'
import type { Target } from './target.js'

/** The store, the one that is to be it, and the one that was it until now. */
const placesIn = (folder: string) => ({
  store: join(folder, 'store'),
  fresh: join(folder, 'store.restoring'),
  old: join(folder, 'store.before'),
})

type Places = ReturnType<typeof placesIn>

/** A restore that was cut off may have left the store under its other name, and nothing else is known of it. */
const takeBack = async (folder: string, { store, fresh, old }: Places): Promise<E.Either<string, void>> => {
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
}

/** Null: it cannot be read. */
const heldIn = async (store: string): Promise<Held | null> => {
  if (!existsSync(store)) return { foreign: null, members: [] }
  const engine = await embeddedEngine(store).catch(() => null)
  if (engine === null) return null
  try {
    const foreign = await foreignIn(engine)
    return { foreign, members: foreign === null ? await memberIds(engine) : [] }
  } finally {
    await engine.close()
  }
}

const replacing =
  ({ store, fresh, old }: Places, members: ReadonlyArray<string>): Target['replaceBy'] =>
  async (copy) => {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
    const engine = await embeddedEngine(fresh, new Blob([await readFile(copy)]))
    const known = new Set(await memberIds(engine).finally(() => engine.close()))
    const beyond = members.filter((id) => !known.has(id)).length
    if (beyond > 0) {
      await rm(fresh, { recursive: true, force: true })
      return E.left(beyondBackup(beyond))
    }
    if (existsSync(store)) await rename(store, old)
    await rename(fresh, store)
    await rm(old, { recursive: true, force: true })
    return E.right(undefined)
  }

export const embeddedTarget = async (folder: string): Promise<E.Either<string, Target>> => {
  const lock = lockFolder(folder)
  if (E.isLeft(lock))
    return E.left(
      lock.left._tag === 'FolderInUse'
        ? `A running CarePlus (process ${lock.left.pid}) uses the data folder "${folder}": stop it first.`
        : `The data folder "${folder}" cannot be written (${lock.left.reason}).`,
    )
  const close = async (): Promise<void> => lock.right()
  const refused = async (why: string): Promise<E.Either<string, never>> => close().then(() => E.left(why))
  const places = placesIn(folder)
  const back = await takeBack(folder, places)
  if (E.isLeft(back)) return refused(back.left)
  const held = await heldIn(places.store)
  const foreign = held?.foreign ?? null
  if (foreign !== null)
    return refused(`The data folder "${folder}" holds what is not CarePlus's ("${foreign}"): take an empty one.`)
  return E.right({ members: held?.members.length ?? null, replaceBy: replacing(places, held?.members ?? []), close })
}
