import { lazy, Suspense } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { Skeleton } from '../../ui/Skeleton'
import { ChosenChild } from './ChosenChild'

const Sheet = lazy(async () => ({ default: (await import('./GrowthSheet')).GrowthSheet }))
const shapes = ['title', 'chart', 'line'] as const

const SaveProgressRoute = () => (
  <ChosenChild
    path="/children-profile/save-progress-growth"
    label={childrenGrowthCopy.sheet.title}
    shapes={shapes}
    headingLevel={1}
  >
    {(familyChild) => (
      <Suspense fallback={<Skeleton shapes={shapes} />}>
        <Sheet key={familyChild.child.id} familyChild={familyChild} />
      </Suspense>
    )}
  </ChosenChild>
)

export default SaveProgressRoute
