import { gestationOf } from '@careplus/core/growth'
import type { Child } from '@careplus/core/ports'
import { dayOf } from '../growth/days'
import type { ChartedChild } from '../growth/told'

/** What of a child of the account its measurings are read by; null where its birth date cannot be read. */
export const chartedChild = ({ gender, birthday, gestation_weeks, gestation_days }: Child): ChartedChild | null => {
  const dob = dayOf(birthday)
  return dob === null ? null : { sex: gender, dob, gestation: gestationOf(gestation_weeks, gestation_days) }
}
