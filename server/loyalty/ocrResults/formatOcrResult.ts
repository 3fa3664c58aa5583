import type { BillReading } from '@careplus/core/loyalty-reading'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import type { UploadedReading } from '@careplus/core/ports'
import type { Db } from '../../platform/store/store.js'

const nothing = { shop: null, date: null, number: null, total: null, eligible: null, lines: [] }

export const formatOcrResult = async (
  db: Db,
  state: UploadedReading['state'],
  result: BillReading | null,
): Promise<UploadedReading> => {
  if (result === null) return { state, ...nothing }
  const ids = result.lines.flatMap(({ product_id }) => product_id ?? [])
  const products =
    ids.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'title', 'age_line']).where('id', 'in', ids).execute()
  const lines = result.lines.map((line) => {
    const product = products.find(({ id }) => id === line.product_id)
    return {
      ...line,
      title: product?.title ?? null,
      earns: product === undefined ? null : mayPromote(product.age_line),
    }
  })
  return { ...result, state, lines }
}
