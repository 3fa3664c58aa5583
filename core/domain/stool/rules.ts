import { colourRules } from './colourRules.js'
import type { StoolRule } from './rule.js'
import { signRules } from './signRules.js'

/** All matching rules apply, and the strictest gives the level. At least one rule matches each colour at any age and
 * answers. */
export const stoolRules: ReadonlyArray<StoolRule> = [...colourRules, ...signRules]
