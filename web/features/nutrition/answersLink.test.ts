import { isoDate, nutritionCheck } from '@careplus/core/testing'
import { fc, test as prop } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { checkOf, linkOf } from './answersLink'

prop.prop([isoDate(), nutritionCheck()])('a link gives back the check that it was made of', (date, inputs) => {
  expect(checkOf(linkOf({ date, inputs }))).toStrictEqual({ date, inputs })
})

prop.prop([fc.string()])('whatever stands in an address is read, or is no check', (text) => {
  const read = checkOf(text)
  if (read !== null) expect(checkOf(linkOf(read))).toStrictEqual(read)
})

const good = 'on=2026-11-20&age=50&ate=staples.eggs&habits=rarely.often.sometimes&drinks=one&class=8'

test('a link is read', () => {
  expect(checkOf(good)?.inputs).toMatchObject({ ageInMonths: 50, sweetDrinks: 'one', classNumber: 8 })
  expect(checkOf(good)?.date).toBe('2026-11-20')
})

test.each([
  ['on=2026-11-20', 'on=2026-11-31'],
  ['age=50', 'age=35'],
  ['age=50', 'age=4.5'],
  ['age=50&', ''],
  ['ate=staples.eggs&', ''],
  ['rarely.often.sometimes', 'rarely.often'],
  ['drinks=one', 'drinks=two'],
  ['class=8', 'class=18'],
])('with “%s” as “%s” it is none', (part, other) => {
  expect(checkOf(good.replace(part, other))).toBeNull()
})

test('a link tells of no child', () => {
  expect([...new URLSearchParams(good).keys()]).toStrictEqual(['on', 'age', 'ate', 'habits', 'drinks', 'class'])
})
