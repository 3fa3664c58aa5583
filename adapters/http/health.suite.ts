import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type {
  Children,
  Consents,
  NewNutritionCheck,
  NewStoolCheck,
  NutritionCheck,
  NutritionChecks,
  StoolCheck,
  StoolChecks,
} from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'
import { isoDate, nutritionCheck, stoolCheck } from '@careplus/core/testing'

export interface HealthPorts {
  readonly children: Children
  readonly consents: Consents
  readonly stoolChecks: StoolChecks
  readonly nutritionChecks: NutritionChecks
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const missing = { left: { _tag: 'ApiError', status: 404, code: 'not_found' } }
const refused = { left: { _tag: 'ApiError', status: 400, code: 'invalid_input' } }
const mismatch = { left: { _tag: 'ApiError', status: 422, code: 'idempotency_mismatch' } }

const born = (birthDate: string) => ({ nickname: 'มะลิ', birthDate, sex: 'female' }) as const
const agreed = (child_id: string, granted = true) =>
  ({ purpose: 'child_health', child_id, granted, version: '2026-12-10', child_agrees: true }) as const

const childOf = async ({ children, consents }: HealthPorts, birthDate: string): Promise<string> => {
  const { id } = valueOf(await children.create(born(birthDate), 'child'))
  valueOf(await consents.record(agreed(id), 'consent'))
  return id
}

/** Recent days, so that the oldest child in the tests is not yet twenty. */
const day = isoDate({ min: addDays(todayInBangkok(Date.now()), -300), max: todayInBangkok(Date.now()) })
const newStoolCheck = stoolCheck({ date: day })
const asked = fc.tuple(nutritionCheck({ ageInMonths: fc.integer({ min: 36, max: 120 }) }), day)

const newStool = ({ ageInDays: _, ...check }: ReturnType<typeof stoolOf>): NewStoolCheck => check
const newNutrition = (
  { ageInMonths: _, ...fields }: Omit<NutritionCheck, 'id' | 'created_at' | 'date'>,
  date: IsoDate,
) => ({ ...fields, date }) satisfies NewNutritionCheck
const stoolOf = ({ id: _, created_at: __, ...inputs }: StoolCheck) => inputs

export const passesTheHealthSuite = (name: string, make: () => HealthPorts | Promise<HealthPorts>): void => {
  describe(`${name} passes the health suite`, () => {
    test.prop([newStoolCheck], { numRuns: 3 })(
      'a stool check comes back as it was, with the age of that day',
      async (check) => {
        const ports = await make()
        const child = await childOf(ports, addDays(check.date, -check.ageInDays))
        const added = valueOf(await ports.stoolChecks.add(child, newStool(check), 'k'))
        expect(stoolOf(added)).toEqual(check)
        expect(Date.parse(added.created_at)).toBeGreaterThan(0)
        expect(await ports.stoolChecks.ofChild(child)).toEqual(E.right([added]))
      },
    )

    test.prop([asked], { numRuns: 3 })(
      'a nutrition check comes back as it was, with the age of that day',
      async ([inputs, date]) => {
        const ports = await make()
        const child = await childOf(ports, addMonths(date, -inputs.ageInMonths))
        const added = valueOf(await ports.nutritionChecks.add(child, newNutrition(inputs, date), 'k'))
        const { id: _, created_at: __, ...fields } = added
        expect(fields).toEqual({ ...inputs, date })
        expect(await ports.nutritionChecks.ofChild(child)).toEqual(E.right([added]))
      },
    )

    it('lists the newest day first, of one day the one kept last, and removes', async () => {
      const ports = await make()
      const child = await childOf(ports, '2021-01-31')
      const { stoolChecks, nutritionChecks } = ports
      for (const [n, date] of (['2026-01-05', '2026-11-01', '2026-11-01', '2026-06-01'] as IsoDate[]).entries()) {
        valueOf(await stoolChecks.add(child, { ...calm, date, lastedDays: n }, `stool:${n}`))
        valueOf(
          await nutritionChecks.add(child, { ...plate, date, classNumber: (n + 1) as 1 | 2 | 3 | 4 }, `food:${n}`),
        )
      }
      const stools = valueOf(await stoolChecks.ofChild(child))
      const meals = valueOf(await nutritionChecks.ofChild(child))
      expect(stools.map(({ lastedDays }) => lastedDays)).toEqual([2, 1, 3, 0])
      expect(meals.map(({ classNumber }) => classNumber)).toEqual([3, 2, 4, 1])
      valueOf(await stoolChecks.remove(child, stools[1]?.id ?? '', 'gone'))
      valueOf(await nutritionChecks.remove(child, meals[0]?.id ?? '', 'gone'))
      expect(valueOf(await stoolChecks.ofChild(child)).map(({ lastedDays }) => lastedDays)).toEqual([2, 3, 0])
      expect(valueOf(await nutritionChecks.ofChild(child)).map((each) => each.classNumber)).toEqual([2, 4, 1])
      expect(await stoolChecks.remove(child, stools[1]?.id ?? '', 'again')).toMatchObject(missing)
    })

    it('does nothing twice under one key', async () => {
      const ports = await make()
      const child = await childOf(ports, '2021-01-31')
      const { stoolChecks, nutritionChecks } = ports
      const first = [await stoolChecks.add(child, calm, 's'), await nutritionChecks.add(child, plate, 'n')]
      expect([await stoolChecks.add(child, calm, 's'), await nutritionChecks.add(child, plate, 'n')]).toEqual(first)
      expect(valueOf(await stoolChecks.ofChild(child))).toHaveLength(1)
      expect(valueOf(await nutritionChecks.ofChild(child))).toHaveLength(1)
      expect(await stoolChecks.add(child, { ...calm, colour: 'clay' }, 's')).toMatchObject(mismatch)
      expect(await nutritionChecks.add(child, { ...plate, sweetDrinks: 'more' }, 'n')).toMatchObject(mismatch)
    })

    it('keeps nothing without consent to this child’s health data, and takes away without it', async () => {
      const ports = await make()
      const { children, consents, stoolChecks, nutritionChecks } = ports
      const child = await childOf(ports, '2021-01-31')
      const { id } = valueOf(await stoolChecks.add(child, calm, 'a'))
      valueOf(await consents.record(agreed(child, false), 'no'))
      const other = valueOf(await children.create(born('2021-01-31'), 'other')).id
      const needed = { left: { _tag: 'ApiError', status: 403, code: 'consent_required' } }
      for (const each of [child, other]) {
        expect(await stoolChecks.add(each, calm, `s:${each}`)).toMatchObject(needed)
        expect(await nutritionChecks.add(each, plate, `n:${each}`)).toMatchObject(needed)
      }
      expect(await stoolChecks.ofChild(child)).toEqual(E.right([]))
      expect(await stoolChecks.remove(child, id, 'b')).toEqual(E.right(undefined))
    })

    it('shows no check while consent is withdrawn, and all of them once it is given again', async () => {
      const ports = await make()
      const { consents, stoolChecks, nutritionChecks } = ports
      const child = await childOf(ports, '2021-01-31')
      valueOf(await stoolChecks.add(child, calm, 'a'))
      valueOf(await nutritionChecks.add(child, plate, 'b'))
      const both = async () => [await stoolChecks.ofChild(child), await nutritionChecks.ofChild(child)]
      const before = await both()
      valueOf(await consents.record(agreed(child, false), 'no'))
      expect(await both()).toEqual([E.right([]), E.right([])])
      valueOf(await consents.record(agreed(child), 'yes'))
      expect(await both()).toEqual(before)
    })

    it('takes no day before birth or after today, nor of an age that the questions are not for', async () => {
      const ports = await make()
      const { stoolChecks, nutritionChecks } = ports
      const child = await childOf(ports, '2023-02-28')
      const stool = (date: string) => stoolChecks.add(child, { ...calm, date: date as IsoDate }, `s:${date}`)
      const food = (date: string) => nutritionChecks.add(child, { ...plate, date: date as IsoDate }, `n:${date}`)
      for (const date of ['2023-02-27', '2200-01-01']) expect(await stool(date)).toMatchObject(refused)
      for (const date of ['2023-02-27', '2026-02-27', '2200-01-01']) expect(await food(date)).toMatchObject(refused)
      expect(await stool('2023-02-28')).toMatchObject({ right: { ageInDays: 0 } })
      expect(await food('2026-02-28')).toMatchObject({ right: { ageInMonths: 36 } })
      // Of age tomorrow: still a child of the account, but too old for the check.
      const today = todayInBangkok(Date.now())
      const grown = valueOf(await ports.children.create(born(addDays(addMonths(today, -240), 1)), 'grown')).id
      valueOf(await ports.consents.record(agreed(grown), 'grown'))
      expect(await stoolChecks.add(grown, { ...calm, date: today }, 'g')).toMatchObject(refused)
      expect(await nutritionChecks.add(grown, { ...plate, date: today }, 'g')).toMatchObject(refused)
    })

    it("knows nothing of a child that is not the member's, nor of a removed one", async () => {
      const ports = await make()
      const { children, stoolChecks, nutritionChecks } = ports
      const removed = await childOf(ports, '2021-01-31')
      const { id } = valueOf(await stoolChecks.add(removed, calm, 'a'))
      valueOf(await children.remove(removed, 1, 'b'))
      for (const child of [unknownId, removed]) {
        expect(await stoolChecks.ofChild(child)).toMatchObject(missing)
        expect(await stoolChecks.add(child, calm, `s:${child}`)).toMatchObject(missing)
        expect(await stoolChecks.remove(child, id, `t:${child}`)).toMatchObject(missing)
        expect(await nutritionChecks.ofChild(child)).toMatchObject(missing)
        expect(await nutritionChecks.add(child, plate, `n:${child}`)).toMatchObject(missing)
        expect(await nutritionChecks.remove(child, id, `m:${child}`)).toMatchObject(missing)
      }
      // A child of one's own gives no access to another's.
      const own = valueOf(await children.create(born('2021-01-31'), 'own')).id
      expect(await stoolChecks.remove(own, id, 'c')).toMatchObject(missing)
    })
  })
}

const calm: NewStoolCheck = {
  date: '2026-10-01' as IsoDate,
  colour: 'brown',
  photo: null,
  lastedDays: 'unsure',
  signs: {
    jaundice: 'no',
    darkUrine: 'no',
    redUrine: 'no',
    feeding: 'as-before',
    watery: 'no',
    ironOrBismuth: 'no',
    fever: 'unsure',
    unwell: 'no',
    limp: 'no',
    greenVomit: 'no',
    hardBelly: 'no',
  },
}

const plate: NewNutritionCheck = {
  date: '2026-10-01' as IsoDate,
  eaten: {
    staples: true,
    legumes: false,
    dairy: true,
    flesh: true,
    eggs: true,
    brightVegetables: false,
    otherVegetables: true,
    fruit: true,
  },
  habits: { refusesNew: 'often', fewFoods: 'sometimes', longMeals: 'rarely' },
  sweetDrinks: 'one',
  classNumber: null,
}
