import { isPermitted } from '../../loyalty/exports/rewards.js'
import type { Db } from '../../platform/store/store.js'

/** Null: it is offered to nobody. */
export const sharedItem = async (db: Db, path: string, id: string) => {
  const item = await db
    .selectFrom('items')
    .leftJoin('draws', 'draws.item_id', 'items.id')
    .select(['items.title', 'items.description', 'items.images'])
    .where('items.id', '=', id)
    .where('items.hidden', '=', false)
    .where(isPermitted)
    .executeTakeFirst()
  if (item === undefined) return null
  const [first = item.title] = item.description.split(/\n\s*\n/)
  const banner = item.images.find(({ url }) => url.includes('-banner.'))?.url ?? ''
  return { path, title: item.title, description: first.replaceAll('\n', ' '), picture: banner }
}
