import { sql } from 'kysely'
import type { RefusalCode } from '@careplus/adapters/internal/contract'
import type { IsoDate } from '@careplus/core/calendar'
import { nutritionAgeRefused } from '../nutrition/nutritionChecks.js'
import { stoolAgeRefused } from '../stool/stoolChecks.js'
import type { Db } from '../../platform/store/store.js'

interface Days {
  readonly measured: IsoDate | null
  readonly first_looked: IsoDate | null
  readonly last_looked: IsoDate | null
  readonly first_eaten: IsoDate | null
  readonly last_eaten: IsoDate | null
}

const firstAndLastDays = (child: string) => sql<Days>`
  select
    (select min(date) from growth_records where child_id = ${child}) as measured,
    (select min(date) from stool_checks where child_id = ${child}) as first_looked,
    (select max(date) from stool_checks where child_id = ${child}) as last_looked,
    (select min(date) from nutrition_checks where child_id = ${child}) as first_eaten,
    (select max(date) from nutrition_checks where child_id = ${child}) as last_eaten`

/** Null: allowed. Ages follow from the birthday, so it is bound by the records. */
export const birthdayRefused = async (db: Db, child: string, birthday: string): Promise<RefusalCode | null> => {
  const born = birthday as IsoDate
  const { rows } = await firstAndLastDays(child).execute(db)
  const {
    measured = null,
    first_looked = null,
    last_looked = null,
    first_eaten = null,
    last_eaten = null,
  } = rows[0] ?? {}
  if ([measured, first_looked, first_eaten].some((first) => first !== null && first < born)) return 'before_birth'
  const faults = [
    ...[first_eaten, last_eaten].map((day) => (day === null ? null : nutritionAgeRefused(born, day))),
    last_looked === null ? null : stoolAgeRefused(born, last_looked),
  ]
  return faults.find((fault) => fault !== null) ?? null
}
