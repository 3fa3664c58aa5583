import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Answer } from './answers.js'
import { assessStool } from './assessStool.js'
import type { StoolColour } from './card.js'
import { stoolRules } from './rules.js'
import { stoolSigns, type StoolSign } from './signs.js'

type Signs = Partial<Record<StoolSign, Answer>>

const calm = Object.fromEntries(stoolSigns.map((sign) => [sign, sign === 'feedingWell' ? 'yes' : 'no'])) as Record<
  StoolSign,
  Answer
>

const spoken = (colour: StoolColour, ageInDays: number, signs: Signs, lastedDays: number): ReadonlyArray<string> =>
  assessStool({
    date: '2026-11-20' as IsoDate,
    ageInDays,
    colour,
    photo: null,
    lastedDays,
    signs: { ...calm, ...signs },
  }).reasons.map(({ rule }) => rule)

const given: Signs = { ironOrBismuth: 'yes' }

describe('which rules speak', () => {
  it.each<readonly [StoolColour, number, Signs, number, ReadonlyArray<string>]>([
    ['meconium', 3, {}, 0, ['meconium-newborn']],
    ['black', 3, {}, 0, ['meconium-newborn']],
    ['meconium', 3, { ...given, unwell: 'yes' }, 0, ['meconium-newborn']],
    ['meconium', 4, {}, 0, ['meconium-late']],
    ['meconium', 4, given, 0, ['black-on-iron']],
    ['meconium', 4, { unwell: 'yes' }, 0, ['black-unwell', 'meconium-late']],
    ['black', 4, {}, 0, ['black']],
    ['black', 400, given, 0, ['black-on-iron']],
    ['black', 400, { ...given, unwell: 'yes' }, 0, ['black-unwell', 'black-on-iron']],
    ['mustard', 20, {}, 0, ['mustard']],
    ['orange-tan', 20, {}, 0, ['orange-tan']],
    ['brown', 20, {}, 0, ['brown']],
    ['green', 200, {}, 2, ['green']],
    ['green', 200, {}, 3, ['green-watch', 'green']],
    ['green', 200, { watery: 'yes' }, 0, ['green-watch', 'green']],
    ['pale-yellow', 89, {}, 0, ['pale-yellow']],
    ['pale-yellow', 89, { jaundice: 'yes' }, 0, ['pale-yellow-young-jaundice', 'pale-yellow']],
    ['pale-yellow', 90, { darkUrine: 'yes' }, 0, ['pale-yellow']],
    ['clay', 89, {}, 0, ['clay-young', 'clay']],
    ['clay', 90, {}, 0, ['clay']],
    ['blood-streak', 20, {}, 0, ['blood-streak']],
    ['much-blood', 20, {}, 0, ['much-blood']],
    ['brown', 200, { limp: 'yes' }, 0, ['limp', 'brown']],
    ['brown', 200, { feedingWell: 'no' }, 0, ['not-feeding', 'brown']],
    ['brown', 89, { fever: 'yes' }, 0, ['fever-young', 'brown']],
    ['brown', 90, { fever: 'yes' }, 0, ['brown']],
    ['brown', 200, { greenVomit: 'yes' }, 0, ['green-vomit', 'brown']],
    ['brown', 200, { hardBelly: 'yes' }, 0, ['hard-belly', 'brown']],
  ])('%s on day %i with %o, for %i days: %o', (colour, age, signs, lasted, rules) => {
    expect(spoken(colour, age, signs, lasted)).toStrictEqual(rules)
  })

  it('every rule speaks in one of these, and has a name of its own', () => {
    expect(new Set(stoolRules.map(({ id }) => id)).size).toBe(stoolRules.length)
    expect(stoolRules).toHaveLength(21)
  })
})
