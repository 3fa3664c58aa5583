import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import { chosenOf } from '@careplus/core/internal/text'

/** In the order of the filters. Lines for infants and young children appear in no filter. */
export const ageLines = chosenOf<AgeLine>({ adult: true, child: true, infant: false, 'young-child': false })
