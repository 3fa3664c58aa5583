import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { indicators, reference, references } from './reference.js'
import { loadReferences } from './references/who.js'

const anyReference = fc
  .record({ indicator: fc.constantFrom(...indicators), from: fc.nat(40), days: fc.nat(40) })
  .map(({ indicator, from, days }) =>
    reference({
      name: `${indicator} ${from} ${days}`,
      indicator,
      axis: 'ageInDays',
      ageInDays: { from, to: from + days },
      x: { from, to: from + days },
      read: () => false,
    }),
  )

test.prop([fc.array(anyReference, { maxLength: 12 }), fc.integer({ min: -5, max: 90 })])(
  'serves at an age, all five at once, what is found one by one',
  (all, age) => {
    const { find, servingAt } = references(all)
    const serving = servingAt(age)
    for (const indicator of indicators) expect(serving[indicator]).toBe(find(indicator, age))
  },
)

it('serves nothing at an age that is no number', () => {
  expect(Object.values(loadReferences().servingAt(Number.NaN))).toEqual([null, null, null, null, null])
})
