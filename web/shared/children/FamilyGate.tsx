import type { CallFailure, Child } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { familyCopy as copy } from '../../copy/family.th'
import { ErrorState } from '../../ui/ErrorState'
import { OfflineNote } from '../../ui/Note'
import { Skeleton, type SkeletonProps } from '../../ui/Skeleton'
import { KnownChildren } from './KnownChildren'
import { useStandIn } from './useStandIn'
import { useFamily, type Family } from './useFamily'
import './family.css'

interface FailedProps {
  readonly failure: CallFailure
  readonly onRetry: () => void
  readonly headingLevel: 1 | 2
}

export const FamilyFailed = ({ failure, onRetry, headingLevel }: FailedProps) => (
  <ErrorState title={copy.readFailed.title} onRetry={onRetry} headingLevel={headingLevel}>
    {copy.readFailed[failure._tag]}
  </ErrorState>
)

export const FamilyStale = () => <OfflineNote>{copy.stale}</OfflineNote>

const withoutRecords = (children: ReadonlyArray<Child>): Family => children.map((child) => ({ child, records: [] }))

interface Props {
  readonly shapes?: SkeletonProps['shapes']
  readonly headingLevel?: 1 | 2
  /** For a form: the children as stored on this device are enough to begin. */
  readonly standIn?: boolean
  readonly children: (family: Family, reload: () => void, hideHealth: (childId: string) => void) => ReactNode
}

export const FamilyGate = ({
  shapes = ['title', 'card', 'card'],
  headingLevel = 2,
  standIn = false,
  children,
}: Props) => {
  const [read, reload, hideHealth] = useFamily()
  const stoodIn = useStandIn(read, withoutRecords)
  const remote = standIn ? stoodIn : read
  if (remote._tag === 'loading')
    return (
      <div className="family-wait">
        <Skeleton shapes={shapes} />
        <KnownChildren />
      </div>
    )
  if (remote._tag === 'failed') return <FamilyFailed failure={remote.failure} onRetry={reload} {...{ headingLevel }} />
  return (
    <>
      {remote.stale !== null && !standIn && (
        <div className="family-stale">
          <FamilyStale />
        </div>
      )}
      {children(remote.value, reload, hideHealth)}
    </>
  )
}
