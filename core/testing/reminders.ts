import * as fc from 'fast-check'
import { addDays } from '../domain/calendar/arithmetic.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { RemindedHousehold } from '../domain/reminders/household.js'
import { isoDate } from './calendar.js'
import { mobilityCheck } from './mobility.js'
import { stoolCheck } from './stool.js'

const plain = { noNullPrototype: true } as const

export const remindedHousehold = (): fc.Arbitrary<RemindedHousehold> => {
  const day = isoDate({ min: '2010-01-01' as IsoDate, max: '2100-01-01' as IsoDate })
  const child = fc.tuple(day, fc.option(stoolCheck())).chain(([birthDate, stool]) =>
    fc.record(
      {
        id: fc.uuid(),
        nickname: fc.constantFrom('ปัน', 'แก้ว', 'มะลิ'),
        birthDate: fc.constant(birthDate),
        growth: fc.option(fc.record({ kind: fc.constantFrom('visit', 'weigh', 'measure'), on: day }, plain)),
        stool: fc.constant(stool === null ? null : { ...stool, date: addDays(birthDate, stool.ageInDays) }),
      },
      plain,
    ),
  )
  const adult = fc.record(
    { id: fc.uuid(), name: fc.constantFrom('ยายศรี', 'แม่'), mobility: fc.option(mobilityCheck({ date: day })) },
    plain,
  )
  return fc.record({ children: fc.array(child, { maxLength: 5 }), adults: fc.array(adult, { maxLength: 5 }) }, plain)
}
