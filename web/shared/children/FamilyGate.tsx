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

/** What is shown was read before; it could not be read anew. */
export const FamilyStale = () => <OfflineNote>{copy.stale}</OfflineNote>

const withoutRecords = (children: ReadonlyArray<Child>): Family => children.map((child) => ({ child, records: [] }))

interface Props {
  readonly shapes?: SkeletonProps['shapes']
  /** The page has no h1 of its own while nothing can be shown. */
  readonly headingLevel?: 1 | 2
  /** For a form: the children alone, as this device keeps them, are enough to begin it with. */
  readonly standIn?: boolean
  readonly children: (family: Family, reload: () => void, hideHealth: (childId: string) => void) => ReactNode
}

/** What every screen of the children does before it has them: shapes, a way to try again, and a word when they are old. */
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
      {/* Over a form the page itself says why. */}
      {remote.stale !== null && !standIn && (
        <div className="family-stale">
          <FamilyStale />
        </div>
      )}
      {children(remote.value, reload, hideHealth)}
    </>
  )
}
