import type { AgeLine } from '@careplus/core/loyalty-milk-code'

/** In the order of the filters. Those for infants and young children stand in no list that is narrowed. */
export const ageLines = ['adult', 'child'] as const satisfies ReadonlyArray<AgeLine>
