import { thaiDate } from '@careplus/core/calendar'
import type { Child, NewGrowthRecord } from '@careplus/core/ports'
import { useEffect, useMemo, useRef } from 'react'
import { usePageTitle } from '../../app/pageTitle'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthResultCopy } from '../../copy/growthResult.th'
import { exactAgeText, nameOf } from '../../family/childWords'
import { plainPicture } from '../../ui/drawings/GrowthPicture'
import { ErrorState } from '../../ui/ErrorState'
import { tell } from '../../ui/growth/told'
import { Dock } from '../../ui/growth/Dock'
import { dayOf } from '../../ui/growth/days'
import { ResultBody } from '../../ui/growth/ResultBody'
import { ResultHero } from '../../ui/growth/ResultHero'
import { resultWords } from '../../ui/growth/resultWords'
import { useReferences } from '../../ui/growth/useReferences'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { measuredOf } from './recordTyped'

const copy = childrenGrowthCopy.saved

interface Props {
  readonly child: Child
  readonly record: NewGrowthRecord
}

/** What the measuring just saved says, and the way to its curve. */
export const SavedResult = ({ child, record }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, retry] = useReferences()
  const name = nameOf(child)
  usePageTitle(growthResultCopy.title(name))
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const charted = useMemo(() => {
    const dob = dayOf(child.birthday)
    return dob === null ? null : { sex: child.gender, dob, gestationWeeks: child.gestation_weeks }
  }, [child])
  const told = useMemo(
    () => (state._tag === 'ready' && charted !== null ? tell(state.references, charted)(measuredOf(record)) : null),
    [state, charted, record],
  )
  const toCurve = (
    <LinkButton wide href={`/children-profile/growth?child=${child.id}`}>
      {copy.curve}
    </LinkButton>
  )
  return (
    <>
      <ResultHero
        picture={told?.assessment.picture ?? plainPicture(child.gender)}
        heightCm={record.height}
        over={
          <Tag tone="white" icon={<Icon of={Check} />}>
            {copy.done}
          </Tag>
        }
        heading={told === null ? name : resultWords(told).heading}
        headingLevel={2}
        headingRef={heading}
        under={
          told !== null && (
            <>
              {thaiDate(told.date)}
              <br />
              {exactAgeText(child, told.date)}
            </>
          )
        }
      />
      {told !== null && charted !== null ? (
        <ResultBody {...{ told, name }} child={charted} references={null} formHref={null} action={toCurve} />
      ) : (
        <>
          {state._tag === 'loading' && <Skeleton shapes={['card']} />}
          {state._tag === 'failed' && <ErrorState title={growthResultCopy.failedTitle} onRetry={retry} />}
          <Dock>{toCurve}</Dock>
        </>
      )}
    </>
  )
}
