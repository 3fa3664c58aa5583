import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Config } from '../config/env.js'
import { openStorage } from '../storage/openStorage.js'
import { isKey, type Storage } from '../storage/storage.js'
import { unpacked } from './archive.js'
import { keyOf, manifestName, parseManifest, storeName, type Manifest } from './manifest.js'
import { openTarget } from './openTarget.js'
import type { Erasing, Target } from './restoreTarget.js'
import { inWorkingFolder } from './workingFolder.js'

const named = { embedded: 'the embedded store', postgres: 'PostgreSQL' } as const

const mayReplace = ({ members }: Target, replace: boolean): E.Either<string, void> => {
  if (replace || members === 0) return E.right(undefined)
  const there = members === null ? 'something that cannot be read' : `${members} members`
  return E.left(`There is already a store with ${there}: --replace replaces it with the backup.`)
}

const unpack = async (
  file: string,
  storage: Storage,
  aside: string,
  accepts: (manifest: Manifest) => E.Either<string, void>,
): Promise<E.Either<string, Manifest>> => {
  let manifest: Manifest | null = null
  let stored = false
  for await (const { name, read, save } of unpacked(file)) {
    if (manifest === null) {
      const manifestOrFault =
        name === manifestName ? parseManifest(await read()) : E.left('it is no backup of CarePlus')
      if (E.isLeft(manifestOrFault)) return manifestOrFault
      manifest = manifestOrFault.right
      const accepted = accepts(manifest)
      if (E.isLeft(accepted)) return accepted
      continue
    }
    const key = keyOf(name)
    if (name === storeName) await save(aside).then(() => (stored = true))
    else if (key !== null && isKey(key)) await storage.put(key, await read(), 'image/webp')
  }
  return manifest !== null && stored ? E.right(manifest) : E.left('it is not whole')
}

const broken = (failure: unknown): string => {
  const { code, message } = failure as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'it is not there'
  return `it cannot be read to its end (${code ?? message})`
}

const replaceBy = async (
  config: Config,
  target: Target,
  file: string,
  folder: string,
  now: Date,
): Promise<E.Either<string, Restored>> => {
  const { _tag: own } = config.store
  const aside = join(folder, storeName)
  const accepts = ({ store }: Manifest): E.Either<string, void> =>
    store === own ? E.right(undefined) : E.left(`it is of ${named[store]}, and this is ${named[own]}`)
  const manifest = await unpack(file, await openStorage(config.storage), aside, accepts).catch((failure: unknown) =>
    E.left(broken(failure)),
  )
  if (E.isLeft(manifest)) return E.left(`"${file}" cannot be restored: ${manifest.left}.`)
  const erasures_known = target.recordsErasures && manifest.right.migrations.includes(notesErasuresSince)
  const replaced = await target.replaceBy(
    { file: aside, madeAt: new Date(manifest.right.made_at), dumpedBy: manifest.right.postgres?.pg_dump ?? null },
    now,
  )
  if (E.isLeft(replaced)) return replaced
  const { erased, withdrawn } = replaced.right
  return E.right({ ...manifest.right, erased_again: erased, taken_again: withdrawn, erasures_known })
}

export type Restored = Manifest & {
  /** Members, children's health data and adults erased again. */
  readonly erased_again: number
  readonly taken_again: number
  readonly erasures_known: boolean
}

/** Earlier backups do not record later removals. */
const notesErasuresSince = '0031-taken-away'

/** The store changes only after the whole file was read; pictures written before have unique names. Left: why it failed. */
export const restoreBackup = async (
  config: Config,
  file: string,
  replace: boolean,
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, Restored>> => {
  const target = await openTarget(config.store, erasing)
  if (E.isLeft(target)) return target
  try {
    const allowed = mayReplace(target.right, replace)
    if (E.isLeft(allowed)) return allowed
    return await inWorkingFolder(tmpdir(), (folder) => replaceBy(config, target.right, file, folder, now))
  } finally {
    await target.right.close()
  }
}
