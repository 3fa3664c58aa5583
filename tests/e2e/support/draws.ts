import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { APIRequestContext } from '@playwright/test'
import { post, read } from './api.js'
import { runIn } from '../../../server/testing/ownDatabase.js'
import { staff, type App } from './staffCommand.js'

/** Draws of the content: `openDraw` takes entries now, the other one was drawn long ago. */
export const openDraw = '201'
export const finishedDraw = '203'

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

/** Moves the draw's dates in the data of a stopped server, because no test waits for days. */
export const endEntries = (app: App, item: string): Promise<void> =>
  inStore(
    app,
    `update items set expire_date = ${bangkokDay} - 1) where id = '${item}';
     update draws set public_date = ${bangkokDay} + 1) where item_id = '${item}'`,
  )

/** The draw was closed yesterday, and its number and its announced hour come today. For a stopped server, as `endEntries`. */
export const reachNumberDay = (app: App, item: string): Promise<void> =>
  inStore(
    app,
    `update draws set public_date = ${bangkokDay}), closed_at = closed_at - interval '1 day',
       terms = terms || jsonb_build_object('draw_date', ${bangkokDay}), 'draw_time', '00:00') where item_id = '${item}'`,
  )

/** The step after the last day of entries, and the one when the public value is known. */
export const drawInTime = async (app: App, item: string): Promise<void> => {
  await endEntries(app, item)
  await staff(app, 'draws', 'close', item)
  await reachNumberDay(app, item)
  await staff(app, 'draws', 'run', item, '482917', '482917')
}
