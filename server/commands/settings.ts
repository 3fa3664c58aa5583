import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { contentFault } from '../content/import/importAtStart.js'
import { parseSettings } from './parseSettings.js'

/** Relative to `server/dist/settings.js`. */
const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

/** Null: no fault found. Runs before the pages are built, which takes a while. */
export const settingsFault = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const config = parseSettings({ CONTENT_DIR: ownContent, ...env })
  return E.isLeft(config) ? config.left : contentFault(config.right.contentFolder)
}
