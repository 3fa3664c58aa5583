import { outcomeOf } from '@careplus/core/call'
import type { ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Skeleton } from '../ui/Skeleton'
import { failureText } from './failureText'
import type { Remote } from '../calls/useLoaded'
import kite from '../ui/drawings/empty/kite.svg'

interface Props<A> {
  readonly answer: Remote<A>
  readonly retry: () => void
  readonly children: (value: A) => ReactNode
}

export const RemoteView = <A,>({ answer, retry, children }: Props<A>) => {
  if (answer._tag === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shapes={['line', 'card', 'card']} label={staffCopy.loading} />
      </div>
    )
  if (answer._tag === 'ready') return children(answer.value)
  const { failure } = answer
  if (outcomeOf(failure) === 'missing')
    return (
      <EmptyState drawing={kite} title={staffCopy.failed.notFound}>
        {staffCopy.failed.notFoundLead}
      </EmptyState>
    )
  return (
    <ErrorState title={staffCopy.failed.title} onRetry={retry}>
      {failureText(failure)}
    </ErrorState>
  )
}
