import type { ReactNode } from 'react'
import { childrenCopy } from '../copy/children.th'
import { ErrorState } from '../ui/ErrorState'
import { Note } from '../ui/Note'
import { Skeleton, type SkeletonProps } from '../ui/Skeleton'
import { useFamily, type Family } from './useFamily'
import './family.css'

interface Props {
  readonly shapes?: SkeletonProps['shapes']
  /** The page has no h1 of its own while nothing can be shown. */
  readonly headingLevel?: 1 | 2
  readonly children: (family: Family, reload: () => void) => ReactNode
}

/** What every screen of the children does before it has them: shapes, a way to try again, and a word when they are old. */
export const FamilyGate = ({ shapes = ['title', 'card', 'card'], headingLevel = 2, children }: Props) => {
  const [remote, reload] = useFamily()
  if (remote._tag === 'loading') return <Skeleton shapes={shapes} />
  if (remote._tag === 'failed') {
    return (
      <ErrorState title={childrenCopy.readFailed.title} onRetry={reload} headingLevel={headingLevel}>
        {childrenCopy.readFailed[remote.failure._tag]}
      </ErrorState>
    )
  }
  return (
    <>
      {remote.stale !== null && (
        <div className="family-stale">
          <Note tone="offline">{childrenCopy.stale}</Note>
        </div>
      )}
      {children(remote.value, reload)}
    </>
  )
}
