import { expect, test } from 'vitest'
import { turnsOf } from './turnedPage.js'

test('a page is tried upright first unless it is much wider than it is high', () => {
  const first = (width: number, height: number) => turnsOf({ width, height })[0]
  expect([first(1400, 3000), first(1543, 1400), first(3000, 1400)]).toStrictEqual([0, 0, 90])
})
