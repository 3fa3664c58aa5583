import type { Assessment } from '../../domain/growth/assessGrowth.js'
import type { Indicator } from '../../domain/growth/reference.js'
import { printedBands, type BandTone } from './printedBands.js'

const urgency: Readonly<Record<BandTone, number>> = { far: 3, obese: 2, near: 1, high: 0, up: 0, ok: 0 }

/** Indicators in the order of a result: a value to measure again first, then the outermost bands, else the given
 * order.
 * @example
 * const found = assessGrowth(loadReferences())(valueOf(measurementAtAge({ sex: 'female', ageInDays: 881, weight: 17.5, height: 86 })))
 * worstBandFirst(found, ['lengthHeightForAge', 'weightForLengthHeight'])[0] // => 'weightForLengthHeight' */
export const worstBandFirst = (
  { indicators, ageInDays }: Pick<Assessment, 'indicators' | 'ageInDays'>,
  assessed: ReadonlyArray<Indicator>,
): ReadonlyArray<Indicator> => {
  const urgencyOf = (indicator: Indicator): number => {
    const found = indicators[indicator]
    if (found._tag === 'none') return 0
    if (found.flagged) return 4
    const printed = printedBands(indicator, ageInDays).find(({ bands }) => bands.includes(found.band))
    return printed === undefined ? 0 : urgency[printed.tone]
  }
  return assessed.toSorted((a, b) => urgencyOf(b) - urgencyOf(a))
}
