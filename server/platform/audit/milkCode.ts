import type { MilkCodePass } from '@careplus/core/internal/loyalty-milk-code'
import type { Tx } from '../store/store.js'
import { audit } from './audit.js'

export interface NamedPass {
  readonly pass: MilkCodePass
  /** `product:17`, `item:101`, `task:5`. */
  readonly name: string
}

const subjectOf = ({ pass: { use, subject }, name }: NamedPass): string =>
  `${use} ${name}${subject._tag === 'Product' ? ` ${subject.age_line}` : ''}`

export const auditPasses = async (
  tx: Tx,
  actor: string,
  passes: ReadonlyArray<NamedPass>,
  now: Date,
): Promise<void> => {
  for (const subject of new Set(passes.map(subjectOf)))
    await audit(tx, { actor, action: 'milk-code.passed', subject }, now)
}
