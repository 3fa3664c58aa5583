import { addDays, addMonths, type IsoDate } from '@careplus/core/calendar'
import type { ArticleCard } from '@careplus/core/publications'
import { describe, expect, test } from 'vitest'
import { articleAgeOn, articleOfWeek } from './articleOfWeek'

const born = '2024-02-29' as IsoDate
const picture = { url: '', alt: '' }
const article = (id: string): ArticleCard => ({
  id,
  key: id,
  title: id,
  summary: '',
  topic: 'play',
  ages: ['1-3y'],
  minutes: 2,
  published_on: born,
  has_checks: false,
  square: picture,
  banner: picture,
})

describe('an article for the age of a child', () => {
  test.each([
    [0, '0-6m'],
    [5, '0-6m'],
    [6, '6-12m'],
    [11, '6-12m'],
    [12, '1-3y'],
    [35, '1-3y'],
    [36, '3y-up'],
    [150, '3y-up'],
  ])('at %i months: %s', (months, age) => {
    expect(articleAgeOn(born, addMonths(born, months))).toBe(age)
  })

  test('is another one each week, and all in turn', () => {
    const articles = ['a', 'b', 'c'].map(article)
    const on = (days: number) => articleOfWeek(articles, born, addDays(born, days))?.id
    expect([0, 6, 7, 14, 21].map(on)).toStrictEqual(['a', 'a', 'b', 'c', 'a'])
  })

  test('is none where there are none, and one for a birth date ahead', () => {
    expect(articleOfWeek([], born, born)).toBeNull()
    expect(articleOfWeek([article('a')], born, addDays(born, -30))?.id).toBe('a')
  })
})
