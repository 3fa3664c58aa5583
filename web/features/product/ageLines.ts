import type { AgeLine } from '@careplus/core/loyalty-milk-code'

/** In the order of the filters: what is information only comes last. */
export const ageLines: ReadonlyArray<AgeLine> = ['adult', 'child', 'young-child', 'infant']
