import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { parseConfig, type Config } from '../../platform/config/env.js'
import { formatFaults } from '../../platform/config/settingCodecs.js'
import type { StaffCaller } from './staffCaller.js'
import { findCaller, type RemoteServer } from './findCaller.js'
import { Unanswered } from './overHttp.js'

/** As far from here as from `server/dist/shared`, where this is built to: the programs of a person share it. */
const ownContent = fileURLToPath(new URL('../../../content', import.meta.url))

/** Only the store and the folders matter to a command, so nothing else that production needs is asked for. */
export const commandConfig = (): E.Either<string, Config> => {
  const config = parseConfig({ CONTENT_DIR: ownContent, ...process.env, CAREPLUS_MODE: 'demo', HOST: '' })
  return E.isLeft(config) ? E.left(formatFaults(config.left)) : config
}

const elsewhere = (): E.Either<string, RemoteServer | null> => {
  const [url, token] = [process.env['STAFF_URL']?.trim() ?? '', process.env['STAFF_TOKEN']?.trim() ?? '']
  if (url === '' && token === '') return E.right(null)
  return URL.canParse(url) && token !== ''
    ? E.right({ url, token })
    : E.left('STAFF_URL must be an address such as http://127.0.0.1:3001, and STAFF_TOKEN a token for it.')
}

const unansweredSentence = (named: RemoteServer | null, { key }: Unanswered): string =>
  [
    named === null ? 'The server that runs on the data folder does not answer.' : `Nobody answers at ${named.url}.`,
    ...(key === null ? [] : [`It may have been done: the same command with --key ${key} does it at most once.`]),
  ].join('\n')

/**
 * Does work with the calls of staff, wherever the environment says that these are answered; or says why not. `key`: that of
 * an earlier try.
 */
export const withCaller = async <A>(
  work: (caller: StaffCaller) => Promise<A>,
  key?: string,
): Promise<E.Either<string, A>> => {
  const config = commandConfig()
  if (E.isLeft(config)) return config
  const named = elsewhere()
  if (E.isLeft(named)) return named
  const caller = await findCaller(config.right, named.right, key)
  if (E.isLeft(caller)) return caller
  try {
    return E.right(await work(caller.right))
  } catch (failure) {
    if (!(failure instanceof Unanswered)) throw failure
    return E.left(unansweredSentence(named.right, failure))
  } finally {
    await caller.right.close()
  }
}
