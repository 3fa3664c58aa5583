import * as E from 'fp-ts/Either'
import { readConfig, type Config } from '../platform/config/env.js'
import { sentence } from '../platform/config/readings.js'
import { sampleSentence } from '../content/import/sampleContent.js'

/** The settings of a server that may start by them; left: why it may not, in one sentence. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): E.Either<string, Config> => {
  const config = readConfig(env)
  if (E.isLeft(config)) return E.left(sentence(config.left))
  const sample = sampleSentence(config.right)
  return sample === null ? config : E.left(`CarePlus cannot start: ${sample}`)
}
