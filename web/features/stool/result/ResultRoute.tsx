import { decodeStool } from '@careplus/core/stool'
import { isLeft } from 'fp-ts/Either'
import { lazy, Suspense, useEffect } from 'react'
import { useSearch } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { useSession } from '../../../calls/session/useSession'
import { Skeleton } from '../../../ui/Skeleton'
import { DamagedLink } from './DamagedLink'
import { NoResult } from './NoResult'
import { useFragment } from '../../../page/useFragment'
import '../../../ui/Card.css'
import './stoolResult.css'

const Result = lazy(() => import('./Result'))
const CalendarScreen = lazy(() => import('../calendar/CalendarScreen'))

const Wait = () => (
  <>
    <h1 className="ui-hidden">{stoolResultCopy.title}</h1>
    <Skeleton shapes={['title', 'card', 'card']} />
  </>
)

const useFromTheTop = (): void => {
  // Not the value of `scrollTo`: newer browsers return a promise, which is no clean-up function.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
}

/** Computed from the inputs in the fragment, so that no link can carry a verdict. */
const ResultRoute = () => {
  const fragment = useFragment()
  const search = new URLSearchParams(useSearch())
  const { status } = useSession()
  useFromTheTop()
  if (fragment === null) return <Wait />
  if (fragment === '') {
    if (status === 'signedOut') return <NoResult />
    if (status === 'unknown') return <Wait />
    return (
      <Suspense fallback={<Wait />}>
        <CalendarScreen />
      </Suspense>
    )
  }
  const read = decodeStool(fragment)
  if (isLeft(read)) return <DamagedLink refusal={read.left} />
  return (
    <Suspense fallback={<Wait />}>
      <Result
        inputs={read.right}
        fragment={fragment}
        place={{
          childId: search.get('child'),
          checkId: search.get('check'),
          trial: search.has('trial'),
          sheet: search.has('sheet'),
        }}
      />
    </Suspense>
  )
}

export default ResultRoute
