import * as E from 'fp-ts/Either'
import { readConfig } from './config/env.js'
import { sentence } from './config/readings.js'

/** What is wrong with the settings, in one sentence; null: nothing. Known before the pages are built, which takes a while. */
export const settingsFault = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const config = readConfig(env)
  return E.isLeft(config) ? sentence(config.left) : null
}
