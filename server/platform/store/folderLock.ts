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
  /** Whether the folder is still this process's. Asked before whatever is written. */
  readonly held: () => boolean
  /** Resolves once it is not. */
  readonly lost: Promise<void>
  readonly release: () => void
}

const heartbeatMs = 1000
/** How long an owner of whom the kernel tells nothing may be silent: by this machine's own count, whatever its clock says. */
const staleAfterMs = 15_000
const pollMs = 50

/** One level at a time: Node's own recursive way never returns where the kernel answers 'no such folder' (/proc). */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Where everybody puts down that they are here. An earlier version had a file of that name, and one process's number in it. */
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

/** What somebody left who ended between two steps of coming in. */
const removeStale = (place: string, own: string): void => {
  for (const name of readdirSync(place))
    if (!name.includes(own)) rmSync(join(place, name), { force: true, recursive: true })
}

/** Waits until it is seen what became of somebody: gone, or living on. */
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

/**
 * Who listens, lives, even if stopped or slow. Who does not, is dead where that is the kernel's word on a process of its own;
 * a process under another kernel is known by its beat alone.
 */
const fateOf = async (place: string, other: OwnerRecord, staleMs: number): Promise<'gone' | 'lives'> => {
  const probed = await probeSocket(place, socketOf(other.id))
  if (probed === 'answered') return 'lives'
  if (probed === 'refused' && other.boot !== null && other.boot === thisOwner().boot) return 'gone'
  return watched(place, other, staleMs)
}

/** One that is only about to find out gives way to whoever has the smaller name, and so goes. */
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

/** Null: nobody else is here. Who comes later sees us, as we are here already. */
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

/**
 * Makes this process the only one that uses the folder; two would spoil its data. Everybody says that they are here before they
 * look who else is, so that of two at least one sees the other; a dead one's folder is taken over at once, or after `patience`
 * where nobody can tell that it is dead.
 */
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
      // Whoever has come in meanwhile has seen us, or will.
      removeStale(place, id)
      return E.right(lock)
    }
    lock.release()
    return E.left({ _tag: 'FolderInUse', folder, pid: other?.pid ?? 0, host: other?.host ?? '' })
  } catch (failure) {
    return E.left({ _tag: 'FolderNotWritable', folder, reason: (failure as NodeJS.ErrnoException).code ?? 'unknown' })
  }
}
