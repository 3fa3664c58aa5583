import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { restrictToOwner } from '../store/privateFolder.js'
import { checkedKey, isKey, type Storage } from './storage.js'

export class FolderUnusable extends Error {
  constructor(
    readonly folder: string,
    readonly reason: string,
  ) {
    super('A folder of the server cannot be used')
  }
}

export const usableFolder = async (folder: string): Promise<string> => {
  const probe = join(folder, `.${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    restrictToOwner(folder)
    await (await open(probe, 'wx', 0o600)).close()
    await rm(probe)
  } catch (failure) {
    throw new FolderUnusable(folder, (failure as NodeJS.ErrnoException).code ?? 'unknown')
  }
  return folder
}

const absent = (failure: unknown): boolean => (failure as NodeJS.ErrnoException).code === 'ENOENT'

const entriesOf = (path: string): Promise<ReadonlyArray<Dirent>> =>
  readdir(path, { withFileTypes: true }).catch((failure: unknown) => {
    if (absent(failure)) return []
    throw failure
  })

/** Written under a temporary name, so that a partial file is never read. */
const write = async (path: string, bytes: Uint8Array): Promise<void> => {
  const aside = join(dirname(path), `.${randomUUID()}`)
  const file = await open(aside, 'wx', 0o600)
  try {
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (failure) {
    await rm(aside, { force: true })
    throw failure
  }
}

const dayMs = 24 * 3_600_000

/** Several servers can share it only if they share the disk. */
export const folderStorage = (folder: string): Storage => ({
  put: async (key, bytes) => {
    const path = join(folder, checkedKey(key))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await write(path, bytes)
  },
  get: async (key) =>
    readFile(join(folder, checkedKey(key))).then(
      (bytes) => new Uint8Array(bytes),
      (failure: unknown) => {
        if (absent(failure)) return null
        throw failure
      },
    ),
  remove: async (key) => rm(join(folder, checkedKey(key)), { force: true }),
  list: async (inside) =>
    (await entriesOf(join(folder, checkedKey(inside))))
      .filter((entry) => entry.isFile())
      .map((entry) => `${inside}/${entry.name}`)
      .filter(isKey)
      .toSorted(),
  folders: async (inside) =>
    (await entriesOf(join(folder, checkedKey(inside))))
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${inside}/${entry.name}`)
      .filter(isKey)
      .toSorted(),
  deleteUnfinished: async (inside, now) => {
    const path = join(folder, checkedKey(inside))
    let swept = 0
    for (const entry of await entriesOf(path)) {
      if (!entry.isFile() || !entry.name.startsWith('.')) continue
      const stats = await stat(join(path, entry.name)).catch(() => null)
      if (stats === null || stats.mtimeMs > now.getTime() - dayMs) continue
      await rm(join(path, entry.name), { force: true })
      swept += 1
    }
    return swept
  },
})
