import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/stool.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool } from './assessStool.js'
import type { StoolColour } from './card.js'
import type { StoolFacts } from './rule.js'
import { stoolRules } from './rules.js'
import { isWorrying, signRow, stoolSigns, type StoolAnswers } from './signs.js'
import type { StoolInputs } from './stoolInputs.js'

type Signs = Partial<StoolAnswers>

const spoken = (colour: StoolColour, ageInDays: number, signs: Signs, lastedDays: number): ReadonlyArray<string> =>
  assessStool({
    date: '2026-11-20' as IsoDate,
    ageInDays,
    colour,
    photo: null,
    lastedDays,
    signs: { ...arb.calmStoolAnswers, ...signs },
  }).reasons.map(({ rule }) => rule)

const given: Signs = { ironOrBismuth: 'yes' }

const rows: ReadonlyArray<readonly [StoolColour, number, Signs, number, ReadonlyArray<string>]> = [
  ['meconium', 3, {}, 0, ['meconium-newborn']],
  ['black', 3, {}, 0, ['meconium-newborn']],
  ['meconium', 3, { ...given, unwell: 'yes' }, 0, ['unwell-young', 'meconium-newborn']],
  ['meconium', 4, {}, 0, ['meconium-late']],
  ['meconium', 4, given, 0, ['black-on-iron-young']],
  ['meconium', 4, { unwell: 'yes' }, 0, ['black-unwell', 'meconium-late', 'unwell-young']],
  ['black', 4, {}, 0, ['black']],
  ['black', 400, given, 0, ['black-on-iron']],
  ['black', 400, { ...given, unwell: 'yes' }, 0, ['black-on-iron-unwell', 'unwell', 'black-on-iron']],
  ['mustard', 20, {}, 0, ['mustard']],
  ['orange-tan', 20, {}, 0, ['orange-tan']],
  ['brown', 20, {}, 0, ['brown']],
  ['green', 200, {}, 2, ['green']],
  ['green', 200, {}, 30, ['green']],
  ['green', 200, { watery: 'yes' }, 0, ['green-watch', 'watery', 'green']],
  ['pale-yellow', 89, {}, 0, ['pale-yellow']],
  ['pale-yellow', 89, { jaundice: 'yes' }, 0, ['pale-yellow-young-jaundice', 'jaundice-lasting', 'pale-yellow']],
  ['pale-yellow', 90, { darkUrine: 'yes' }, 0, ['pale-jaundice', 'pale-yellow', 'dark-urine']],
  ['clay', 89, {}, 0, ['clay-young', 'clay']],
  ['clay', 90, {}, 0, ['clay']],
  ['blood-streak', 89, {}, 0, ['blood-streak-young', 'blood-streak']],
  ['blood-streak', 90, {}, 0, ['blood-streak']],
  ['blood-streak', 200, { fever: 'yes' }, 0, ['blood-streak-sick', 'blood-streak', 'fever']],
  ['much-blood', 20, {}, 0, ['much-blood']],
  ['brown', 200, { limp: 'yes' }, 0, ['limp', 'brown']],
  ['brown', 200, { feeding: 'none' }, 0, ['not-feeding', 'brown']],
  ['brown', 89, { fever: 'yes' }, 0, ['fever-young', 'brown']],
  ['brown', 90, { fever: 'yes' }, 0, ['fever-infant', 'brown']],
  ['brown', 366, { fever: 'yes', unwell: 'yes' }, 0, ['fever-unwell', 'fever', 'unwell', 'brown']],
  ['brown', 184, { fever: 'yes' }, 2, ['fever', 'brown']],
  ['brown', 184, { fever: 'yes' }, 3, ['fever-long', 'fever', 'brown']],
  ['brown', 1, { jaundice: 'yes' }, 0, ['jaundice-first-days', 'brown']],
  ['brown', 2, { jaundice: 'yes' }, 0, ['jaundice-newborn', 'brown']],
  [
    'brown',
    14,
    { jaundice: 'yes', feeding: 'less' },
    0,
    ['jaundice-feeds-less', 'jaundice-newborn', 'feeds-less-young', 'brown'],
  ],
  ['brown', 15, { jaundice: 'yes' }, 0, ['jaundice-lasting', 'brown']],
  ['brown', 90, { jaundice: 'yes' }, 0, ['jaundice', 'brown']],
  ['brown', 90, { jaundice: 'yes', darkUrine: 'yes' }, 0, ['jaundice-dark-urine', 'jaundice', 'dark-urine', 'brown']],
  ['brown', 89, { darkUrine: 'yes' }, 0, ['dark-urine-young', 'brown']],
  ['brown', 90, { jaundice: 'yes', fever: 'yes' }, 0, ['jaundice-sick', 'fever-infant', 'brown']],
  [
    'brown',
    90,
    { darkUrine: 'yes', unwell: 'yes' },
    0,
    ['two-signs-infant', 'dark-urine-sick', 'unwell-infant', 'brown'],
  ],
  ['brown', 90, { darkUrine: 'yes', fever: 'yes' }, 0, ['dark-urine-sick', 'fever-infant', 'brown']],
  ['brown', 184, { feeding: 'less', fever: 'yes' }, 0, ['fever-infant-sick', 'feeds-less', 'fever', 'brown']],
  ['brown', 90, { feeding: 'less' }, 0, ['feeds-less', 'brown']],
  ['brown', 183, { watery: 'yes', unwell: 'yes' }, 9, ['watery-infant', 'unwell-infant', 'brown']],
  ['brown', 184, { watery: 'yes' }, 7, ['watery-long', 'brown']],
  ['brown', 366, { watery: 'yes', unwell: 'yes' }, 0, ['watery-sick', 'unwell', 'brown']],
  ['black', 40, given, 0, ['black-on-iron-young']],
  ['black', 400, { unwell: 'yes' }, 0, ['black-unwell', 'black', 'unwell']],
  ['clay', 90, { jaundice: 'yes' }, 0, ['pale-jaundice', 'clay', 'jaundice']],
  ['brown', 3, { darkUrine: 'yes' }, 0, ['dark-urine-first-days', 'brown']],
  ['brown', 3, { redUrine: 'yes' }, 0, ['red-urine-first-days', 'brown']],
  ['brown', 4, { redUrine: 'yes' }, 0, ['red-urine', 'brown']],
  ['brown', 300, { feeding: 'less', unwell: 'yes' }, 0, ['two-signs-infant', 'feeds-less', 'unwell-infant', 'brown']],
  [
    'brown',
    300,
    { watery: 'yes', unwell: 'yes' },
    0,
    ['watery-unwell-infant', 'watery-sick', 'unwell-infant', 'brown'],
  ],
  [
    'brown',
    400,
    { watery: 'yes', fever: 'yes', feeding: 'less' },
    0,
    ['watery-two-signs', 'watery-sick', 'feeds-less', 'fever', 'brown'],
  ],
  ['brown', 400, { unwell: 'yes' }, 0, ['unwell', 'brown']],
  ['brown', 200, { greenVomit: 'yes' }, 0, ['green-vomit', 'brown']],
  ['brown', 200, { hardBelly: 'yes' }, 0, ['hard-belly', 'brown']],
]

describe('what a rule asks', () => {
  const facts = (inputs: StoolInputs): StoolFacts => ({
    colour: inputs.colour,
    ageInDays: inputs.ageInDays,
    lastedDays: inputs.lastedDays === 'unsure' ? Infinity : inputs.lastedDays,
    has: (sign) => isWorrying(sign, inputs.signs[sign]),
    eatsNothing: inputs.signs.feeding === 'none',
  })
  test.prop([arb.stoolCheck()])('is all that makes it apply: everything else may be calm', (inputs) => {
    for (const { when, asks } of stoolRules) {
      if (when === null || !when(facts(inputs))) continue
      const asked = stoolSigns.map((sign) => [sign, asks.includes(sign) ? inputs.signs[sign] : signRow(sign).calm])
      const signs = Object.fromEntries(asked) as unknown as StoolAnswers
      const lastedDays = asks.includes('lastedDays') ? inputs.lastedDays : 0
      expect(when(facts({ ...inputs, lastedDays, signs }))).toBe(true)
    }
  })
})

describe('which rules speak', () => {
  it.each(rows)('%s on day %i with %o, for %i days: %o', (colour, age, signs, lasted, rules) => {
    expect(spoken(colour, age, signs, lasted)).toStrictEqual(rules)
  })

  it('every rule speaks in one of these, and has a name of its own', () => {
    expect(new Set(stoolRules.map(({ id }) => id)).size).toBe(stoolRules.length)
    expect(new Set(rows.flatMap(([, , , , rules]) => rules))).toEqual(new Set(stoolRules.map(({ id }) => id)))
  })
})
