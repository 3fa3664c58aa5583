import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { parseConfig, type Config } from '../../platform/config/env.js'
import { formatFaults } from '../../platform/config/settingCodecs.js'
import type { StaffCaller } from './staffCaller.js'
import { findCaller, type RemoteServer } from './findCaller.js'
import { Unanswered } from './overHttp.js'

const ownContent = fileURLToPath(new URL('../../../content', import.meta.url))

/** Commands need only the store and the folders, so other production settings may be missing. */
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
    named === null ? 'The server on this data folder does not answer.' : `No server answers at ${named.url}.`,
    ...(key === null
      ? []
      : [`The command may have taken effect. Repeat it with --key ${key}: it takes effect at most once.`]),
  ].join('\n')

/** `key`: of an earlier attempt. */
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
