import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'

export type LockRefusal =
  | { readonly _tag: 'FolderInUse'; readonly folder: string; readonly pid: number }
  | { readonly _tag: 'FolderNotWritable'; readonly folder: string; readonly reason: string }

interface Holder {
  readonly pid: number
  /** When the process began, in the kernel's own count: tells a process from a later one with the same number. */
  readonly began: string | null
}

const beganAt = (pid: number): string | null => {
  try {
    // Field 22 of /proc/<pid>/stat; the second field is a name in brackets that may itself hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const heldHere = new Set<string>()

const holds = ({ pid, began }: Holder, file: string): boolean =>
  pid === process.pid
    ? heldHere.has(file)
    : alive(pid) && (began === null || beganAt(pid) === null || began === beganAt(pid))

const readHolder = (file: string): Holder | null => {
  try {
    const [pid, began] = readFileSync(file, 'utf8').trim().split(' ')
    return /^\d+$/.test(pid ?? '') ? { pid: Number(pid), began: began ?? null } : null
  } catch {
    return null
  }
}

const claim = (file: string): boolean => {
  try {
    writeFileSync(file, `${process.pid} ${beganAt(process.pid) ?? ''}`.trim(), { flag: 'wx', mode: 0o600 })
    heldHere.add(file)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

/** Moves a lock away whose process has gone; where another process was quicker, its fresh lock is put back. */
const clearStale = (file: string, stale: Holder | null): void => {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved !== null && moved.pid !== stale?.pid) renameSync(aside, file)
  else rmSync(aside, { force: true })
}

/** One level at a time: Node's own recursive way never returns where the kernel answers 'no such folder' (/proc). */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Makes this process the only one that uses the folder; two would spoil its data. Answers the way to let go.
 * A lock left by a process that has ended is taken over.
 */
export const lockFolder = (folder: string): E.Either<LockRefusal, () => void> => {
  const file = join(resolve(folder), 'careplus.lock')
  try {
    makeFolder(resolve(folder))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (claim(file)) {
        return E.right(() => {
          heldHere.delete(file)
          rmSync(file, { force: true })
        })
      }
      const holder = readHolder(file)
      if (holder !== null && holds(holder, file)) return E.left({ _tag: 'FolderInUse', folder, pid: holder.pid })
      clearStale(file, holder)
    }
    return E.left({ _tag: 'FolderInUse', folder, pid: readHolder(file)?.pid ?? 0 })
  } catch (failure) {
    return E.left({ _tag: 'FolderNotWritable', folder, reason: (failure as NodeJS.ErrnoException).code ?? 'unknown' })
  }
}
