import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { writeRecord, loadRecord, recordsIn, thisOwner, type StoredRecord, type OwnerRecord } from './ownerRecord.js'
import { probeSocket, listenAt } from './ownerSocket.js'

export type LockRefusal =
  | { readonly _tag: 'FolderInUse'; readonly folder: string; readonly pid: number; readonly host: string }
  | { readonly _tag: 'FolderNotWritable'; readonly folder: string; readonly reason: string }

export interface FolderLock {
  /** Whether this process still owns the folder; checked before each write. */
  readonly held: () => boolean
  readonly lost: Promise<void>
  readonly release: () => void
}

const heartbeatMs = 1000
/** Milliseconds of silence after which an owner under another kernel counts as dead, by this machine's monotonic clock. */
const staleAfterMs = 15_000
const pollMs = 50

/** Level by level, because Node's recursive mkdir never returns where the kernel answers ENOENT (/proc). */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Folder of the owners' records. Earlier versions had a file of this name with one process id. */
const placeIn = (folder: string): string => {
  const place = join(folder, 'careplus.lock')
  makeFolder(folder)
  if (statSync(place, { throwIfNoEntry: false })?.isFile() === true) rmSync(place)
  makeFolder(place)
  chmodSync(place, 0o700)
  return place
}

const socketOf = (id: string): string => `${id}.s`

const clear = (place: string, id: string): void => {
  for (const name of [id, socketOf(id)]) rmSync(join(place, name), { force: true })
}

/** Removes files of processes that ended while they acquired the lock. */
const removeStale = (place: string, own: string): void => {
  for (const name of readdirSync(place))
    if (!name.includes(own)) rmSync(join(place, name), { force: true, recursive: true })
}

const watched = async (
  place: string,
  { id, heartbeat: lastHeartbeat }: OwnerRecord,
  staleMs: number,
): Promise<'gone' | 'lives'> => {
  for (let waited = 0; waited < staleMs; waited += pollMs) {
    await pause(pollMs)
    const now = loadRecord(place, id)
    if (now === null) return 'gone'
    if (now.heartbeat !== lastHeartbeat) return 'lives'
  }
  return 'gone'
}

/** An owner under this kernel whose socket refuses is dead; one under another kernel is judged by its heartbeat. */
const fateOf = async (place: string, other: OwnerRecord, staleMs: number): Promise<'gone' | 'lives'> => {
  const probed = await probeSocket(place, socketOf(other.id))
  if (probed === 'answered') return 'lives'
  if (probed === 'refused' && other.boot !== null && other.boot === thisOwner().boot) return 'gone'
  return watched(place, other, staleMs)
}

/** Of two processes that are acquiring the lock, the larger id gives up. */
const yieldsTo = async (place: string, own: string, { id }: OwnerRecord, staleMs: number): Promise<boolean> => {
  if (id < own) return false
  for (let waited = 0; waited < staleMs; waited += pollMs) {
    const now = loadRecord(place, id)
    if (now === null) return true
    if (now.owns) return false
    await pause(pollMs)
  }
  return false
}

/** Null: no other owner. Later processes see our record, which exists already. */
const otherIn = async (place: string, own: string, staleMs: number): Promise<OwnerRecord | null> => {
  for (const other of recordsIn(place)) {
    if (other.id === own) continue
    const isReleased = (await fateOf(place, other, staleMs)) === 'gone' || (await yieldsTo(place, own, other, staleMs))
    if (!isReleased) return other
    clear(place, other.id)
  }
  return null
}

const holdLock = (
  record: StoredRecord,
  stopListening: (() => void) | null,
): FolderLock & { readonly own: () => void } => {
  let notifyLost: () => void = () => undefined
  const lost = new Promise<void>((resolve) => {
    notifyLost = resolve
  })
  let over = false
  const held = (): boolean => {
    if (over) return false
    if (record.isThere()) return true
    letGo()
    notifyLost()
    return false
  }
  const timer = setInterval(() => {
    if (held()) record.heartbeat()
  }, heartbeatMs)
  timer.unref()
  const letGo = (): void => {
    if (over) return
    over = true
    clearInterval(timer)
    record.remove()
    stopListening?.()
  }
  return { held, lost, release: letGo, own: record.own }
}

/** Each process writes its record before it reads the others', so that of two at least one sees the other. */
export const lockFolder = async (
  folder: string,
  staleMs: number = staleAfterMs,
): Promise<E.Either<LockRefusal, FolderLock>> => {
  try {
    const place = placeIn(resolve(folder))
    const id = randomBytes(8).toString('hex')
    const stopListening = await listenAt(place, socketOf(id))
    const lock = holdLock(writeRecord(place, id), stopListening)
    const other = await otherIn(place, id, staleMs).catch((failure: unknown) => {
      lock.release()
      throw failure
    })
    if (other === null && lock.held()) {
      lock.own()
      // Processes that have entered meanwhile have seen our record, or will.
      removeStale(place, id)
      return E.right(lock)
    }
    lock.release()
    return E.left({ _tag: 'FolderInUse', folder, pid: other?.pid ?? 0, host: other?.host ?? '' })
  } catch (failure) {
    return E.left({ _tag: 'FolderNotWritable', folder, reason: (failure as NodeJS.ErrnoException).code ?? 'unknown' })
  }
}
