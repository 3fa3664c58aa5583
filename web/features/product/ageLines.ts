import type { AgeLine } from '@careplus/core/loyalty-milk-code'

/** In the order of the filters. Lines for infants and young children appear in no filter. */
export const ageLines = ['adult', 'child'] as const satisfies ReadonlyArray<AgeLine>
