import { dayOf } from '@careplus/core/calendar'
import { carriedFigures } from '@careplus/core/internal/growth'
import {
  unlikelyChanges,
  type CarriedFigure,
  type DatedCarried,
  type MeasuredOn,
  type UnlikelyChange,
} from '@careplus/core/growth'
import type { Child, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { measuredOf } from './recordTyped'

export type Question =
  | { readonly _tag: 'far'; readonly changes: ReadonlyArray<UnlikelyChange> }
  | { readonly _tag: 'carried'; readonly figures: ReadonlyArray<CarriedFigure> }
  /** Newest first. */
  | { readonly _tag: 'sameDay'; readonly others: ReadonlyArray<GrowthRecord> }

type OnDay = MeasuredOn & DatedCarried

const onDay = ({ date, ...figures }: Omit<OnDay, 'date'> & { readonly date: string }): OnDay | null => {
  const day = dayOf(date)
  return day === null ? null : { ...figures, date: day }
}

const carriedFlags = { height: 'height_carried', head_circumference: 'head_carried' } as const

export const measuredNow = (
  record: NewGrowthRecord,
  figures: ReadonlyArray<CarriedFigure>,
  carried: boolean,
): NewGrowthRecord => ({ ...record, ...Object.fromEntries(figures.map(({ field }) => [carriedFlags[field], carried])) })

export const answeredBefore = (record: NewGrowthRecord, was: GrowthRecord): NewGrowthRecord => {
  const storedAnswers = (['height', 'head_circumference'] as const).flatMap((field) => {
    const answer = was[carriedFlags[field]]
    return typeof answer === 'boolean' && record[field] === was[field] ? [[carriedFlags[field], answer] as const] : []
  })
  return { ...record, ...Object.fromEntries(storedAnswers) }
}

/** `others`: newest first, without the changed one; `was`: that one before the change. */
export const questionsOf = (
  child: Pick<Child, 'birthDate'>,
  others: ReadonlyArray<GrowthRecord>,
  record: NewGrowthRecord,
  was: GrowthRecord | null = null,
): ReadonlyArray<Question> => {
  const [birth, typed] = [dayOf(child.birthDate), onDay(measuredOf(record))]
  if (birth === null || typed === null) return []
  const dated = others.flatMap((other) => onDay(other) ?? [])
  const changes = unlikelyChanges(birth, dated, typed)
  const figures = carriedFigures(birth, dated, typed).filter(({ field }) => record[carriedFlags[field]] === undefined)
  const sameDay = record.date === was?.date ? [] : others.filter(({ date }) => date === record.date)
  return [
    ...(changes.length > 0 ? [{ _tag: 'far' as const, changes }] : []),
    ...(figures.length > 0 ? [{ _tag: 'carried' as const, figures }] : []),
    ...(sameDay.length > 0 ? [{ _tag: 'sameDay' as const, others: sameDay }] : []),
  ]
}
