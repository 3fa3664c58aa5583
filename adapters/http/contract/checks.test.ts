import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { storedNutritionInputs } from '@careplus/core/internal/nutrition'
import { storedStoolInputs } from '@careplus/core/stool'
import { isoDate, nutritionCheck, stoolCheck } from '@careplus/core/testing'
import { NewNutritionCheck } from './nutrition.js'
import { refusals } from './refusals.js'
import { NewStoolCheck } from './stool.js'

const refused = (codec: t.Mixed, input: unknown) => {
  const read = codec.decode(input)
  return E.isLeft(read) ? refusals(read.left).map(({ field, code }) => [field, code]) : 'accepted'
}

const stool = stoolCheck().map(({ ageInDays: _, ...fields }) => fields)
const nutrition = fc
  .tuple(nutritionCheck(), isoDate())
  .map(([{ ageInMonths: _, ...fields }, date]) => ({ ...fields, date }))

const stoolFields = ['date', 'colour', 'photo', 'lastedDays', 'signs'] as const
const nutritionFields = ['eaten', 'habits', 'sweetDrinks', 'classNumber'] as const

const slip = fc.oneof(
  fc.constantFrom<unknown>('unsure', 'green', 'none', -1, 0, 1, 366, 367, 17, 18, 1.5, null, true, {}, []),
  fc.jsonValue(),
)

describe('what a check on its way may hold', () => {
  test.prop([stool])('a stool check, as it is', (check) => {
    expect(NewStoolCheck.decode(JSON.parse(JSON.stringify(check)))).toEqual(E.right(check))
  })

  test.prop([nutrition])('a nutrition check, as it is', (check) => {
    expect(NewNutritionCheck.decode(JSON.parse(JSON.stringify(check)))).toEqual(E.right(check))
  })

  test.prop([stool, fc.constantFrom(...stoolFields), slip])(
    'exactly what the core takes: stool',
    (check, field, expected) => {
      const input = { ...check, [field]: expected }
      expect(E.isRight(NewStoolCheck.decode(input))).toBe(E.isRight(storedStoolInputs({ ...input, ageInDays: 7 })))
    },
  )

  test.prop([nutrition, fc.constantFrom(...nutritionFields), slip])(
    'exactly what the core takes: nutrition',
    (check, field, expected) => {
      const input = { ...check, [field]: expected }
      expect(E.isRight(NewNutritionCheck.decode(input))).toBe(
        E.isRight(storedNutritionInputs({ ...input, ageInMonths: 40 })),
      )
    },
  )

  test.prop([stool])('an age is not told: it follows from the birthday', (check) => {
    expect(NewStoolCheck.decode({ ...check, ageInDays: 3, level: 'normal' })).toEqual(E.right(check))
  })

  it('names each field that is wrong, down to the sign or the food group', () => {
    const fields = {
      date: '2026-02-30',
      colour: 'pink',
      photo: 'blurred',
      lastedDays: 'long',
      signs: { fever: 'maybe' },
    }
    expect(refused(NewStoolCheck, fields)).toEqual(
      expect.arrayContaining([
        ['date', 'not_date'],
        ['colour', 'not_one_of'],
        ['photo', 'not_one_of'],
        ['lastedDays', 'not_number'],
        ['signs.fever', 'not_one_of'],
        ['signs.limp', 'required'],
      ]),
    )
    expect(refused(NewNutritionCheck, { eaten: { eggs: 'yes' }, classNumber: 18 })).toEqual(
      expect.arrayContaining([
        ['eaten.eggs', 'not_boolean'],
        ['eaten.fruit', 'required'],
        ['habits', 'required'],
        ['classNumber', 'too_large'],
      ]),
    )
  })
})
