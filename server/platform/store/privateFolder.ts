import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const otherUsersBits = 0o077
const sticky = 0o1000

const tighten = (path: string, stats: Stats, mode: number): void => {
  if ((stats.mode & otherUsersBits) !== 0) chmodSync(path, mode)
}

/**
 * Nobody but this user enters the folder, whatever was there before. A folder for everybody's things (`/tmp`) and one that is
 * another user's stay as they are: what of ours is in them has a folder of its own.
 */
export const restrictToOwner = (folder: string): void => {
  try {
    const stats = lstatSync(folder)
    if ((stats.mode & sticky) === 0) tighten(folder, stats, 0o700)
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    if (!/^(EPERM|EROFS|ENOENT)$/.test(code ?? '')) throw failure
  }
}

/** As well as everything in it: an engine may have written for everybody to read. */
export const restrictAllToOwner = (folder: string): void => {
  restrictToOwner(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrictAllToOwner(path)
    else if (entry.isFile()) tighten(path, lstatSync(path), 0o600)
  }
}
