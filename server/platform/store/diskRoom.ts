import { statfsSync } from 'node:fs'

/** More than two WAL segments of the embedded store: it stops when it cannot begin one. */
const minBytes = 48 * 1024 * 1024

const fullDisk: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export const isDiskFull = (failure: unknown): boolean => {
  const { code, cause } = (failure ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  return fullDisk.has(code) || (cause !== undefined && isDiskFull(cause))
}

const checkEveryMs = 1000

/** If the check fails, it reports room. */
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
  readonly wasFull: () => void
}

/** Seconds without such a failure after which the disk counts as free again. */
export const fullForSeconds = 60

/** `now`: milliseconds of a clock that may be set back. */
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
