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

export const healthHandlers: Pick<Handlers, 'healthz' | 'readyz' | 'openApiDocument'> = {
  healthz: async () => E.right({ status: 'ok' }),
  // Late messages do not make a server unready: another one would not send them sooner.
  readyz: async ({ db, carried, disk, isEnding, now }) => {
    if (isEnding()) return refuseUntil('busy', 1)
    if (!disk.hasRoom()) return refuseUntil('busy', fullForSeconds)
    const messages = await answerOf(countLateMessages(db, carried, now))
    return messages !== null && (await answerOf(sql`select 1`.execute(db))) !== null
      ? E.right({ status: 'ok', letters: messages })
      : refuseUntil('busy', 5)
  },
  openApiDocument: async () => E.right({ ...document }),
}
