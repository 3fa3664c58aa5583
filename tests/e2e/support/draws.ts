import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { APIRequestContext } from '@playwright/test'
import { post, read } from './api.js'
import { runIn } from '../../../server/testing/ownDatabase.js'
import { staff, type App } from './staff.js'

/** Of the content: takes entries now; was drawn long ago. */
export const openDraw = '201'
export const drawnDraw = '203'

interface DrawPage {
  readonly draw: { readonly my_tickets: number; readonly tickets: number; readonly list_hash: string | null }
}

export const drawOf = async (request: APIRequestContext, id: string, token: string): Promise<DrawPage['draw']> =>
  (await read<DrawPage>(request, `/th/rewards/${id}/`, token)).draw

export const enterDraw = (request: APIRequestContext, id: string, tickets: number, token: string): Promise<unknown> =>
  post(request, `/th/luckydraws/${id}/enter/`, { tickets }, token)

const inStore = async ({ data, store: { DATABASE_URL } }: App, sql: string): Promise<void> => {
  if (DATABASE_URL !== undefined) return runIn(DATABASE_URL, sql)
  const store = await PGlite.create(path.join(data, 'store'))
  await store.exec(sql)
  await store.close()
}

const bangkokDay = "((now() at time zone 'Asia/Bangkok')::date"

/** In the data of a server that does not run. Nobody waits for days here: the days of the draw come to us. */
export const endEntries = (app: App, item: string): Promise<void> =>
  inStore(
    app,
    `update items set expire_date = ${bangkokDay} - 1) where id = '${item}';
     update draws set public_date = ${bangkokDay} + 1) where item_id = '${item}'`,
  )

/** The draw was closed the day before, and the number from outside is known today. As `endEntries`, where no server runs. */
export const reachNumberDay = (app: App, item: string): Promise<void> =>
  inStore(
    app,
    `update draws set public_date = ${bangkokDay}), closed_at = closed_at - interval '1 day' where item_id = '${item}'`,
  )

/** What staff do once the last day of entries is over, and once more when the number from outside is known. */
export const drawInTime = async (app: App, item: string): Promise<void> => {
  await endEntries(app, item)
  await staff(app, 'draws', 'close', item)
  await reachNumberDay(app, item)
  await staff(app, 'draws', 'run', item, '482917', '482917')
}
