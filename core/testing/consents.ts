import * as fc from 'fast-check'
import { consentPurposes, consentTexts, type ConsentRow } from '../domain/consents/consent.js'
import type { Pinned } from './pinnedFields.js'

/**
 * A row of the consent history, with any text version.
 * @example
 * fc.assert(fc.property(arb.consentRow({ granted: fc.constant(true) }), (row) => hasAgreed([row], row.purpose, row.child_id)))
 */
export const consentRow = (fixed: Pinned<ConsentRow> = {}): fc.Arbitrary<ConsentRow> =>
  fc.constantFrom(...consentPurposes).chain((purpose) =>
    fc.record(
      {
        purpose: fc.constant(purpose),
        child_id: purpose === 'child_health' ? fc.uuid() : fc.constant(null),
        granted: fc.boolean(),
        version: fc.constantFrom(...consentTexts[purpose]),
        recorded_at: fc.nat({ max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000).toISOString()),
        ...fixed,
      },
      { noNullPrototype: true },
    ),
  )
