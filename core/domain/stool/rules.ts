import { colourRules } from './colourRules.js'
import type { StoolRule } from './rule.js'
import { signRules } from './signRules.js'

/** The decision table: all matching rules apply, and the strictest gives the level. At least one rule matches each
 * colour at any age and answers. `decisionTable.txt` shows the results at the ages where they change. */
export const stoolRules: ReadonlyArray<StoolRule> = [...colourRules, ...signRules]
