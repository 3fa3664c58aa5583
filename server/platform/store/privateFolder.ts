import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const otherUsersBits = 0o077
const sticky = 0o1000

const tighten = (path: string, stats: Stats, mode: number): void => {
  if ((stats.mode & otherUsersBits) !== 0) chmodSync(path, mode)
}

/** Shared folders (`/tmp`) and folders of other users stay unchanged. */
export const restrictToOwner = (folder: string): void => {
  try {
    const stats = lstatSync(folder)
    if ((stats.mode & sticky) === 0) tighten(folder, stats, 0o700)
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    if (!/^(EPERM|EROFS|ENOENT)$/.test(code ?? '')) throw failure
  }
}

/** Also its contents: an engine may have written them readable for all. */
export const restrictAllToOwner = (folder: string): void => {
  restrictToOwner(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrictAllToOwner(path)
    else if (entry.isFile()) tighten(path, lstatSync(path), 0o600)
  }
}
