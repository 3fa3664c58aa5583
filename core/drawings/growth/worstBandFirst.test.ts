import { expect, test } from 'vitest'
import { assessGrowth } from '../../domain/growth/assessGrowth.js'
import { measurementAtAge } from '../../domain/growth/measurement.js'
import { loadReferences } from '../../domain/growth/references/who.js'
import { toldIndicators } from '../../domain/growth/toldIndicators.js'
import { valueOf } from '../../domain/result/result.js'
import { worstBandFirst } from './worstBandFirst.js'

const orderOf = (input: Readonly<Record<string, unknown>>) => {
  const found = assessGrowth(loadReferences())(valueOf(measurementAtAge({ sex: 'female', ...input })))
  return worstBandFirst(found, toldIndicators(found))
}

test.each([
  [{ ageInDays: 881, weight: 17.5, height: 86 }, ['weightForLengthHeight', 'weightForAge', 'lengthHeightForAge']],
  [{ ageInDays: 881, weight: 12.4, height: 89 }, ['lengthHeightForAge', 'weightForLengthHeight', 'weightForAge']],
  [{ ageInDays: 881, weight: 12.2, height: 98 }, ['weightForLengthHeight', 'lengthHeightForAge', 'weightForAge']],
  [{ ageInDays: 881, weight: 12.4, height: 120 }, ['lengthHeightForAge', 'weightForLengthHeight', 'weightForAge']],
])('%j is shown in the order %j', (input, order) => {
  expect(orderOf(input)).toStrictEqual(order)
})
