import { withTaught } from '@careplus/core/internal/loyalty-reading'
import type { Known } from '@careplus/core/loyalty-reading'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'
import { taughtTexts } from './taughtTexts.js'

const shopsOf = prepared((db) => db.selectFrom('shops').select(['id', 'tax_numbers', 'receipt_names']).orderBy('id'))

const productsOf = prepared((db) =>
  db.selectFrom('products').select(['id', 'age_line', 'receipt_names']).orderBy('ordering').orderBy('id'),
)

export const knownReceipts = async (db: Db): Promise<Omit<Known, 'today'>> => ({
  shops: await shopsOf(db),
  products: withTaught(await productsOf(db), await taughtTexts(db)),
})
