import type { Checked } from '../../domain/growth/check.js'
import type { HealthConsent, NewChild, NewGrowthRecord } from '../../ports/children.js'

type Told<A> = { readonly [K in keyof A]?: A[K] | null | undefined }

const present = <A extends object>(fields: Told<A>): Partial<A> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Partial<A>

/** A measurement as `check` gives it; null or left out: not measured. */
export type Recordable = Pick<NewGrowthRecord, 'date' | 'weight'> & Told<Omit<NewGrowthRecord, 'date' | 'weight'>>

/** The growth record to send, from the result of `check`.
 * @example
 * newRecordOf({ date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h', head_circumference: null })
 * // => { date: '2026-11-20', weight: 12.4, height: 88.5, measure: 'h' } */
export const newRecordOf = ({
  date,
  weight,
  height,
  measure,
  head_circumference,
  ...carried
}: Recordable): NewGrowthRecord => ({
  date,
  weight,
  ...present<Omit<NewGrowthRecord, 'date' | 'weight'>>({
    height,
    measure: typeof height === 'number' ? measure : null,
    head_circumference,
    height_carried: carried.height_carried,
    head_carried: carried.head_carried,
  }),
})

/** The child to add, from the result of `check`. Gestation is health data and needs consent.
 * @example
 * const read = check(todayInBangkok(Date.UTC(2026, 10, 20)))({ name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5, gestation_weeks: 34 })
 * newChildOf(valueOf(read), null) // => { nickname: 'ยิ้ม', birthDate: '2024-07-12', sex: 'female' } */
export const newChildOf = (
  {
    name,
    birthDate,
    sex,
    gestation_weeks,
    gestation_days,
  }: Pick<Checked, 'name' | 'sex'> & {
    readonly birthDate: string
  } & Told<Pick<NewChild, 'gestation_weeks' | 'gestation_days'>>,
  consent: HealthConsent | null,
): NewChild => ({
  nickname: name,
  birthDate,
  sex,
  ...(consent === null
    ? {}
    : {
        ...present<Pick<NewChild, 'gestation_weeks' | 'gestation_days'>>({ gestation_weeks, gestation_days }),
        consent,
      }),
})
