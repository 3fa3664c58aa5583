import { describe, expect, it } from 'vitest'
import { faultOfWords, textsIn } from '../testing/wordsFor.js'
import { eatingHabits, foodGroups, howOften } from '../domain/nutrition/foodGroups.js'
import { foodTips, nutritionSources } from '../domain/nutrition/tips.js'
import {
  whomToAskText,
  goOnWords,
  nutritionDisclaimer,
  pickinessWords,
  varietyWords,
  guideOwner,
  foodGroupWords,
  howOftenWords,
  sweetDrinkWords,
  eatingHabitQuestions,
} from './nutrition.js'

const words = {
  varietyWords,
  pickinessWords,
  ask: (['growth', 'eating'] as const).flatMap((because) => [whomToAskText(because, 40), whomToAskText(because, 200)]),
  goOnWords,
  guideOwner,
  nutritionDisclaimer,
  howOftenWords,
  eatingHabitQuestions,
  sweetDrinkWords,
  groups: foodGroupWords.map(({ name, likeness }) => ({ name, likeness })),
  tips: foodTips.map((tip) => tip.words),
}

describe('the words', () => {
  it.each(['growth', 'eating'] as const)('of whom to ask about %s name the pink book to six years', (because) => {
    expect(whomToAskText(because, 71)).toContain('สมุดสีชมพู')
    expect(whomToAskText(because, 72)).toContain('พร้อมสมุดสุขภาพหรือผลที่พิมพ์จากหน้านี้')
    expect(whomToAskText(because, 228)).not.toContain('สมุดสีชมพู')
  })

  it.each(textsIn(words))('%s', (text) => {
    expect(faultOfWords(text)).toBeNull()
  })

  it('leave nothing out', () => {
    expect(Object.entries(varietyWords).map(([name, texts]) => [name, Object.keys(texts)])).toStrictEqual(
      ['varied', 'noVegetable', 'nearly', 'narrow'].map((name) => [name, ['heading', 'means']]),
    )
    expect(Object.keys(pickinessWords)).toStrictEqual(['easy', 'some', 'much'])
    expect(Object.keys(howOftenWords)).toStrictEqual([...howOften])
    expect(Object.keys(eatingHabitQuestions)).toStrictEqual([...eatingHabits])
    expect(Object.keys(sweetDrinkWords)).toStrictEqual(['none', 'one', 'more'])
    expect(foodGroupWords.map(({ group }) => group)).toStrictEqual([...foodGroups])
  })

  it('of no two groups or tips are the same', () => {
    const texts = [
      ...foodGroupWords.flatMap(({ name, likeness }) => [name, likeness]),
      ...foodTips.map((tip) => tip.words),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('of a tip have a source that has a name', () => {
    for (const { source } of foodTips) expect(nutritionSources).toHaveProperty(source)
  })
})
