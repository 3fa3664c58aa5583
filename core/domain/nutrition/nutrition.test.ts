import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as arb from '../../testing/nutrition.js'
import { adviceFor } from '../../words/growth/advice.js'
import { growthClasses } from '../growth/growthClass.js'
import { assessNutrition, varieties } from './assessNutrition.js'
import { eatingHabits, foodGroups, type FoodGroup, type HowOften } from './foodGroups.js'
import { nutritionInputs, type NutritionInputs } from './nutritionInputs.js'
import { foodTips, nutritionSources } from './tips.js'
import { whomToAskText, foodGroupWords } from '../../words/nutrition.js'

const eating = (...groups: FoodGroup[]) =>
  Object.fromEntries(foodGroups.map((group) => [group, groups.includes(group)])) as Record<FoodGroup, boolean>
const habits = (refusesNew: HowOften, fewFoods: HowOften, longMeals: HowOften) => ({ refusesNew, fewFoods, longMeals })
const calm: NutritionInputs = {
  ageInMonths: 48,
  eaten: eating(...foodGroups),
  habits: habits('rarely', 'rarely', 'rarely'),
  sweetDrinks: 'none',
  classNumber: 8,
}
const tipsOf = (change: Partial<NutritionInputs>) => assessNutrition({ ...calm, ...change }).tips.map(({ id }) => id)

describe('the assessment', () => {
  test.prop([arb.nutritionCheck()])('always gives three different tips, and counts every group once', (inputs) => {
    const { tips, groups, missing } = assessNutrition(inputs)
    expect(new Set(tips.map(({ id }) => id)).size).toBe(3)
    expect(groups + missing.length).toBe(foodGroups.length)
  })
  test.prop([arb.nutritionCheck(), fc.constantFrom(...foodGroups)])(
    'one more group is never narrower',
    (inputs, group) => {
      const at = (eaten: boolean) =>
        varieties.indexOf(assessNutrition({ ...inputs, eaten: { ...inputs.eaten, [group]: eaten } }).variety)
      expect(at(true)).toBeGreaterThanOrEqual(at(false))
    },
  )
  test.prop([arb.nutritionCheck(), fc.constantFrom(...eatingHabits)])(
    'a habit more often is never easier',
    (inputs, habit) => {
      const order = ['easy', 'some', 'much']
      const at = (often: HowOften) =>
        order.indexOf(assessNutrition({ ...inputs, habits: { ...inputs.habits, [habit]: often } }).pickiness)
      expect(at('sometimes')).toBeGreaterThanOrEqual(at('rarely'))
      expect(at('often')).toBeGreaterThanOrEqual(at('sometimes'))
    },
  )
  it.each([
    [3, 'narrow'],
    [4, 'nearly'],
    [5, 'noVegetable'],
    [6, 'varied'],
    [8, 'varied'],
    [0, 'narrow'],
  ])('%i groups are %s', (count, variety) => {
    expect(assessNutrition({ ...calm, eaten: eating(...foodGroups.slice(0, count)) }).variety).toBe(variety)
  })
  it('calls no day varied that has no vegetable', () => {
    const day = eating('staples', 'dairy', 'flesh', 'eggs', 'fruit')
    const said = assessNutrition({ ...calm, eaten: day })
    expect(said).toMatchObject({ groups: 5, variety: 'noVegetable' })
    expect(said.tips.map(({ id }) => id)).toContain('bright-vegetables')
    for (const one of ['brightVegetables', 'otherVegetables'] as const)
      expect(assessNutrition({ ...calm, eaten: { ...day, [one]: true } }).variety).toBe('varied')
  })
  test.prop([arb.nutritionCheck()])('is varied only with a vegetable, and else leads to one', (inputs) => {
    const { variety, missing, tips } = assessNutrition(inputs)
    const without = missing.includes('brightVegetables') && missing.includes('otherVegetables')
    if (without) expect(variety).not.toBe('varied')
    if (variety === 'noVegetable') expect(tips.map(({ id }) => id)).toContain('bright-vegetables')
  })
  it.each([
    [habits('rarely', 'rarely', 'sometimes'), 'easy'],
    [habits('sometimes', 'sometimes', 'rarely'), 'some'],
    [habits('often', 'sometimes', 'rarely'), 'some'],
    [habits('often', 'often', 'rarely'), 'much'],
  ])('%j is %s', (said, pickiness) => {
    expect(assessNutrition({ ...calm, habits: said }).pickiness).toBe(pickiness)
  })
  it('puts the foremost tip first', () => {
    expect(tipsOf({})).toEqual(['together', 'rotate', 'plain'])
    expect(tipsOf({ sweetDrinks: 'one', classNumber: 10 })).toEqual(['water', 'play', 'together'])
    expect(tipsOf({ classNumber: 6, eaten: eating('staples', 'dairy', 'fruit') })).toEqual([
      'protein',
      'small-meal',
      'bright-vegetables',
    ])
    expect(
      tipsOf({
        eaten: eating('staples', 'eggs', 'flesh', 'brightVegetables'),
        habits: habits('often', 'often', 'often'),
      }),
    ).toEqual(['try-again', 'fruit', 'milk'])
    expect(
      tipsOf({ classNumber: null, eaten: eating('staples', 'legumes', 'eggs', 'dairy', 'fruit', 'brightVegetables') }),
    ).toEqual(['vegetables', 'together', 'rotate'])
  })
  it('sends on whom the growth advice sends on, and who eats little and few things', () => {
    for (const n of growthClasses) {
      const { next } = adviceFor({ classNumber: n, ageInDays: 1500, build: { zScore: 0, band: 'middle' } })
      const { askBecause } = assessNutrition({ ...calm, classNumber: n })
      expect([n, askBecause]).toStrictEqual([n, next.startsWith('พาไป') ? 'growth' : null])
      if (askBecause !== null) expect(whomToAskText(askBecause, 49)).toContain(next)
    }
    const much = habits('often', 'often', 'often')
    const few = eating('staples')
    expect(assessNutrition({ ...calm, classNumber: null, habits: much, eaten: few }).askBecause).toBe('eating')
    expect(assessNutrition({ ...calm, classNumber: null, habits: much }).askBecause).toBeNull()
    expect(assessNutrition({ ...calm, classNumber: null, eaten: few }).askBecause).toBeNull()
  })
  it('says to go on only where nothing asks for a change', () => {
    const goesOn = (change: Partial<NutritionInputs>) => assessNutrition({ ...calm, ...change }).goesOn
    for (const classNumber of [null, 8, 9, 13] as const) expect(goesOn({ classNumber })).toBe(true)
    for (const classNumber of [1, 7, 10, 15, 16, 17] as const) expect(goesOn({ classNumber })).toBe(false)
    expect(goesOn({ sweetDrinks: 'one' })).toBe(false)
    expect(goesOn({ eaten: eating('staples', 'dairy', 'flesh', 'eggs', 'fruit') })).toBe(false)
  })
  it('has a source for each tip and a word for each group', () => {
    for (const { source } of foodTips) expect(nutritionSources[source]).not.toBe('')
    expect(foodGroupWords.map(({ group }) => group)).toEqual([...foodGroups])
    expect(new Set(foodTips.map(({ id }) => id)).size).toBe(foodTips.length)
  })
})

describe('reading a check', () => {
  const tags = (input: unknown) => {
    const read = nutritionInputs(input)
    return E.isLeft(read) ? read.left.map((one) => ('field' in one ? `${one._tag} ${one.field}` : one._tag)) : []
  }
  test.prop([arb.nutritionCheck()])('takes what was made, and gives it back', (inputs) => {
    expect(nutritionInputs(JSON.parse(JSON.stringify(inputs)))).toStrictEqual(E.right(inputs))
  })
  test.prop([fc.anything()])('answers whatever it is given', (input) => {
    expect(() => nutritionInputs(input)).not.toThrow()
  })
  it.each<readonly [object, string]>([
    [{ ageInMonths: 35 }, 'TooYoung ageInMonths'],
    [{ ageInMonths: 229 }, 'AgeInvalid ageInMonths'],
    [{ ageInMonths: 40.5 }, 'AgeInvalid ageInMonths'],
    [{ ageInMonths: -1 }, 'AgeInvalid ageInMonths'],
    [{ eaten: { ...calm.eaten, eggs: 'yes' } }, 'GroupUnanswered eggs'],
    [{ habits: { ...calm.habits, longMeals: 2 } }, 'HabitUnanswered longMeals'],
    [{ sweetDrinks: 1 }, 'DrinksUnanswered sweetDrinks'],
    [{ classNumber: 0 }, 'ClassUnknown classNumber'],
    [{ classNumber: 18 }, 'ClassUnknown classNumber'],
  ])('refuses %j', (change, tag) => {
    expect(tags({ ...calm, ...change })).toEqual([tag])
  })
  it('stands at its edges, and tells all faults at once', () => {
    for (const ageInMonths of [36, 228]) expect(tags({ ...calm, ageInMonths })).toEqual([])
    expect(tags([])).toEqual(['NotANutritionCheck'])
    expect(tags({})).toHaveLength(1 + foodGroups.length + eatingHabits.length + 1)
  })
})
