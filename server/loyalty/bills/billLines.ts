import * as E from 'fp-ts/Either'
import type { BillLine } from '@careplus/core/internal/loyalty'
import { milkCodeGate } from '@careplus/core/internal/loyalty-milk-code'
import { auditPasses, type NamedPass } from '../../platform/audit/milkCode.js'
import type { Tx } from '../../platform/store/store.js'

export interface LineInput {
  readonly product_id: string
  readonly quantity: number
  readonly satang: number
}

export type KnownLine = LineInput & BillLine

export interface ProductUnknown {
  readonly _tag: 'ProductUnknown'
  /** From 0. */
  readonly line: number
}

/** The milk code audits each product that earns. */
export const knownLines = async (
  tx: Tx,
  lines: ReadonlyArray<LineInput>,
): Promise<E.Either<ProductUnknown, ReadonlyArray<KnownLine>>> => {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const products =
    ids.length === 0 ? [] : await tx.selectFrom('products').select(['id', 'age_line']).where('id', 'in', ids).execute()
  const ageLines = new Map(products.map(({ id, age_line }) => [id, age_line]))
  const known: KnownLine[] = []
  for (const [line, each] of lines.entries()) {
    const age_line = ageLines.get(each.product_id)
    if (age_line === undefined) return E.left({ _tag: 'ProductUnknown', line })
    known.push({ ...each, age_line })
  }
  return E.right(known)
}

export const writeLines = async (
  tx: Tx,
  bill: string,
  lines: ReadonlyArray<KnownLine>,
  actor: string,
  now: Date,
): Promise<void> => {
  await tx.deleteFrom('bill_lines').where('bill_id', '=', bill).execute()
  if (lines.length > 0)
    await tx
      .insertInto('bill_lines')
      .values(lines.map((line, at) => ({ ...line, bill_id: bill, line: at })))
      .execute()
  const passes = lines.flatMap(({ age_line, product_id }): ReadonlyArray<NamedPass> => {
    const gate = milkCodeGate('earn_points', { _tag: 'Product', age_line })
    return E.isRight(gate) ? [{ pass: gate.right, name: `product:${product_id}` }] : []
  })
  await auditPasses(tx, actor, passes, now)
}
