import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { contract, openApi } from '@careplus/adapters/contract'
import type { Handlers } from '../http/call.js'
import { refuseUntil } from '../http/refused.js'

const document = openApi(contract, { title: 'CarePlus', version: '0.1.0' })

/** A store that takes longer than this to say anything is not ready. */
const patienceMs = 2000

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    timer.unref()
    asked
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

export const healthHandlers: Pick<Handlers, 'healthz' | 'readyz' | 'openApiDocument'> = {
  healthz: async () => E.right({ status: 'ok' }),
  readyz: async ({ db }) =>
    (await answers(sql`select 1`.execute(db))) ? E.right({ status: 'ok' }) : refuseUntil('busy', 5),
  openApiDocument: async () => E.right({ ...document }),
}
