import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { contract } from '@careplus/adapters/contract'
import { openApi } from '@careplus/adapters/internal/contract'
import type { Handlers } from '../http/call.js'
import { refuseUntil } from '../refusal/refused.js'
import { fullForSeconds } from '../store/diskRoom.js'
import { countLateMessages } from '../outbox/lateMessages.js'
import { version } from '../../package.json'

const document = openApi(contract, { title: 'CarePlus', version })

/** Milliseconds; a slower store is not ready. */
const timeoutMs = 2000

/** Null: the store failed or took too long. */
const answerOf = <A>(work: Promise<A>): Promise<A | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs)
    timer.unref()
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })

const directoryState = (isReachable: boolean): { readonly staff_directory: 'ok' | 'unavailable' } => ({
  staff_directory: isReachable ? 'ok' : 'unavailable',
})

export const healthHandlers: Pick<Handlers, 'healthz' | 'readyz' | 'openApiDocument'> = {
  healthz: async () => E.right({ status: 'ok' }),
  // Late messages and a directory that is away do not make a server unready: another one would do no better.
  readyz: async ({ db, carried, disk, isDirectoryReachable, isEnding, now }) => {
    if (isEnding()) return refuseUntil('busy', 1)
    if (!disk.hasRoom()) return refuseUntil('busy', fullForSeconds)
    const messages = await answerOf(countLateMessages(db, carried, now))
    const directory = isDirectoryReachable === null ? {} : directoryState(await isDirectoryReachable())
    return messages !== null && (await answerOf(sql`select 1`.execute(db))) !== null
      ? E.right({ status: 'ok', letters: messages, ...directory })
      : refuseUntil('busy', 5)
  },
  openApiDocument: async () => E.right({ ...document }),
}
