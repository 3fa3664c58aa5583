import { colourRules } from './colourRules.js'
import type { StoolRule } from './rule.js'
import { signRules } from './signRules.js'

/**
 * The decision table: every row that fits speaks, and the strictest of them is the level. For any age and answers at
 * least one row fits each colour. `decisionTable.txt` shows what comes of it at the ages where it turns.
 */
export const stoolRules: ReadonlyArray<StoolRule> = [...colourRules, ...signRules]
