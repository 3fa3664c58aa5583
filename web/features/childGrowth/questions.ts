import { dayOf } from '@careplus/core/calendar'
import { unlikelyChanges, type MeasuredOn, type UnlikelyChange } from '@careplus/core/growth'
import type { Child, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { measuredOf } from './recordTyped'

/** What is asked once before a measuring is sent; none of it forbids anything. */
export type Question =
  | { readonly _tag: 'far'; readonly changes: ReadonlyArray<UnlikelyChange> }
  /** Newest first. */
  | { readonly _tag: 'sameDay'; readonly others: ReadonlyArray<GrowthRecord> }

const onDay = ({ date, ...figures }: Omit<MeasuredOn, 'date'> & { readonly date: string }): MeasuredOn | null => {
  const day = dayOf(date)
  return day === null ? null : { ...figures, date: day }
}

/**
 * In the order in which they are asked. `others`: the child's measurings, newest first, without the one being changed, which
 * stood on the day `was`.
 */
export const questionsOf = (
  child: Pick<Child, 'birthDate'>,
  others: ReadonlyArray<GrowthRecord>,
  record: NewGrowthRecord,
  was: string | null = null,
): ReadonlyArray<Question> => {
  const [birth, typed] = [dayOf(child.birthDate), onDay(measuredOf(record))]
  if (birth === null || typed === null) return []
  const changes = unlikelyChanges(
    birth,
    others.flatMap((other) => onDay(other) ?? []),
    typed,
  )
  const sameDay = record.date === was ? [] : others.filter(({ date }) => date === record.date)
  return [
    ...(changes.length > 0 ? [{ _tag: 'far' as const, changes }] : []),
    ...(sameDay.length > 0 ? [{ _tag: 'sameDay' as const, others: sameDay }] : []),
  ]
}
