import * as E from 'fp-ts/Either'
import { parseConfig, type Config } from '../platform/config/env.js'
import { formatFaults } from '../platform/config/settingCodecs.js'
import { sampleSentence } from '../content/import/sampleContent.js'

export const parseSettings = (env: Readonly<Record<string, string | undefined>>): E.Either<string, Config> => {
  const config = parseConfig(env)
  if (E.isLeft(config)) return E.left(formatFaults(config.left))
  const sample = sampleSentence(config.right)
  return sample === null ? config : E.left(`CarePlus cannot start: ${sample}`)
}
