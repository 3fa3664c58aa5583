import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { readConfig } from './config/env.js'
import { sentence } from './config/readings.js'
import { contentFault } from './content/atStart.js'
import { sampleSentence } from './content/sample.js'

/** Seen from `server/dist/settings.js`. */
const ownContent = fileURLToPath(new URL('../../content', import.meta.url))

/** Why a server cannot start, in one sentence; null: nothing is known yet. Before the pages are built, which takes a while. */
export const settingsFault = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const config = readConfig({ CONTENT_DIR: ownContent, ...env })
  if (E.isLeft(config)) return sentence(config.left)
  const sample = sampleSentence(config.right)
  return sample === null ? contentFault(config.right.contentFolder) : `CarePlus cannot start: ${sample}`
}
