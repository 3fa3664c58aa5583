import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import { addMonths } from '../calendar/months.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { consentTexts } from './consent.js'
import { childAnswersToo, lacksChildsWord } from './parentalPower.js'

const born = '2016-12-10' as IsoDate
const tenth = addMonths(born, 120)

test.prop([fc.integer({ min: 0, max: 3600 })])('a child answers too from the tenth birthday on', (days) => {
  expect(childAnswersToo(born, addDays(tenth, days))).toBe(true)
  expect(childAnswersToo(born, addDays(tenth, -days - 1))).toBe(false)
})

test('the text of today asks for the word of a child of ten, the earlier ones did not', () => {
  const [now, ...earlier] = consentTexts.child_health
  const lacks = (version: string, childAgrees: boolean, today: IsoDate) =>
    lacksChildsWord({ version, childAgrees }, born, today)
  expect([lacks(now, false, tenth), lacks(now, true, tenth), lacks(now, false, addDays(tenth, -1))]).toStrictEqual([
    true,
    false,
    false,
  ])
  for (const version of earlier) expect(lacks(version, false, tenth)).toBe(false)
})
