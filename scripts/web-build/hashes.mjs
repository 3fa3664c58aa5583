import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As a Content-Security-Policy names an inline script. */
export const cspHash = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The same files give the same id: a restart of the same build is no new version. */
export const buildIdOf = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** In the order of the file names. */
export const contentsOf = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(files.toSorted().map((file) => readFile(file)))
}
