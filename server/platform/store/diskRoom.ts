import { statfsSync } from 'node:fs'

/** Two of the pieces in which the embedded store writes what it is about to do, and more: one that it cannot begin ends it. */
const minBytes = 48 * 1024 * 1024

/** PostgreSQL's code, and Node's. */
const fullDisk: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether a failure says that there is no room on a disk, ours or the database's. */
export const isDiskFull = (failure: unknown): boolean => {
  const { code, cause } = (failure ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  return fullDisk.has(code) || (cause !== undefined && isDiskFull(cause))
}

const checkEveryMs = 1000

/** Whether the disk of a folder has room for a while; looked at once a second. Where it cannot be told it has. */
export const roomInFolder = (folder: string, bytes: number = minBytes): (() => boolean) => {
  let [checkedAt, room] = [-Infinity, true]
  return () => {
    const now = performance.now()
    if (now - checkedAt < checkEveryMs) return room
    checkedAt = now
    try {
      const { bavail, bsize } = statfsSync(folder)
      room = bavail * bsize >= bytes
    } catch {
      room = true
    }
    return room
  }
}

export interface Disk {
  readonly hasRoom: () => boolean
  /** Something was not written for want of room, on a disk that may be another machine's. */
  readonly wasFull: () => void
}

/** Until it has shown for so long that it is not. */
export const fullForSeconds = 60

/** `now`: milliseconds, of a clock that may be put back. */
export const diskOf = (folder: string, now: () => number): Disk => {
  const room = roomInFolder(folder)
  let fullAt = -Infinity
  return {
    hasRoom: () => room() && Math.abs(now() - fullAt) >= fullForSeconds * 1000,
    wasFull: () => {
      fullAt = now()
    },
  }
}
