import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { contentFault } from '../content/import/importAtStart.js'
import { parseSettings } from './parseSettings.js'

/** Seen from `server/dist/settings.js`. */
const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

/** Why a server cannot start, in one sentence; null: nothing is known yet. Before the pages are built, which takes a while. */
export const settingsFault = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const config = parseSettings({ CONTENT_DIR: ownContent, ...env })
  return E.isLeft(config) ? config.left : contentFault(config.right.contentFolder)
}
