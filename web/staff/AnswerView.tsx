import { outcomeOf } from '@careplus/core/call'
import type { ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Skeleton } from '../ui/Skeleton'
import { failureText } from './failureText'
import type { Remote } from '../calls/useReading'

interface Props<A> {
  readonly asked: Remote<A>
  readonly again: () => void
  readonly children: (value: A) => ReactNode
}

/** What was asked for, or why it is not here. */
export const AskedView = <A,>({ asked, again, children }: Props<A>) => {
  if (asked._tag === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shapes={['line', 'card', 'card']} label={staffCopy.loading} />
      </div>
    )
  if (asked._tag === 'ready') return children(asked.value)
  const { failure } = asked
  if (outcomeOf(failure) === 'missing')
    return <EmptyState title={staffCopy.failed.notFound}>{staffCopy.failed.notFoundLead}</EmptyState>
  return (
    <ErrorState title={staffCopy.failed.title} onRetry={again}>
      {failureText(failure)}
    </ErrorState>
  )
}
