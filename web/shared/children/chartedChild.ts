import { dayOf } from '@careplus/core/calendar'
import { gestationOf } from '@careplus/core/growth'
import type { Child } from '@careplus/core/ports'
import type { ChartedChild } from '../growth/assessMeasurement'

type Charted = Pick<Child, 'sex' | 'birthDate' | 'gestation_weeks' | 'gestation_days'>

/** The fields of a child by which its measurements are assessed. null: the birth date is invalid. */
export const chartedChild = ({ sex, birthDate, gestation_weeks, gestation_days }: Charted): ChartedChild | null => {
  const born = dayOf(birthDate)
  return born === null ? null : { sex, birthDate: born, gestation: gestationOf(gestation_weeks, gestation_days) }
}
