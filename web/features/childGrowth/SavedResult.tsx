import { dayOf, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { followChild, followWords, measuredChild } from '@careplus/core/growth'
import type { Child, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { usePageTitle } from '../../page/pageTitle'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { firstStepsCopy } from '../../copy/firstSteps.th'
import { growthResultCopy } from '../../copy/growthResult.th'
import { exactAgeText, nameOf } from '../../shared/children/childWords'
import { plainPicture } from '@careplus/core/growth-pictures'
import { ErrorState } from '../../ui/ErrorState'
import { followedRecord } from '../../shared/growth/followGrowth'
import { Dock } from '../../shared/growth/Dock'
import { isDoubted, ResultBody } from '../../shared/growth/ResultBody'
import { ResultHero } from '../../shared/growth/ResultHero'
import { useReferences } from '../../shared/growth/useReferences'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { useWide } from '../../ui/useWide'
import { measuredOf } from './recordTyped'

const copy = childrenGrowthCopy.saved

interface Props {
  readonly child: Child
  readonly record: NewGrowthRecord
  /** Newest first. */
  readonly others: ReadonlyArray<GrowthRecord>
  readonly today: IsoDate
  readonly isFirst: boolean
}

export const SavedResult = ({ child, record, others, today, isFirst }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, retry] = useReferences()
  const wide = useWide()
  const name = nameOf(child)
  usePageTitle(growthResultCopy.title(name))
  useLayoutEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const charted = useMemo(() => measuredChild(child), [child])
  const followed = useMemo(() => {
    const day = dayOf(record.date)
    if (state._tag !== 'ready' || charted === null || day === null) return null
    const before = others.filter(({ date }) => date <= record.date).map(followedRecord)
    return followChild(state.references)(charted, [{ ...measuredOf(record), takenOn: null }, ...before], day)
  }, [state, charted, record, others])
  const newest = followed?.newest ?? null
  const words = followed === null ? null : followWords(followed, today)
  const onward = (
    <LinkButton wide href={isFirst ? '/welcome' : `/children-profile/growth?child=${child.id}`}>
      {isFirst ? firstStepsCopy.due.next : copy.curve}
    </LinkButton>
  )
  return (
    <>
      <ResultHero
        picture={newest?.assessment.picture ?? plainPicture(child.sex)}
        heightCm={record.height ?? null}
        over={
          <Tag tone="white" icon={<Icon of={Check} />}>
            {copy.done}
          </Tag>
        }
        heading={words?.heading ?? name}
        headingLevel={2}
        headingRef={heading}
        under={
          newest !== null && (
            <>
              {thaiDate(newest.date)} <span className="result-age">{exactAgeText(child, newest.date)}</span>
            </>
          )
        }
        due={words?.due}
        action={wide && onward}
      />
      {newest !== null && charted !== null && followed !== null && words !== null ? (
        <ResultBody
          {...{ assessed: newest, followed, name, words }}
          measureAgain={isDoubted(followed)}
          child={charted}
          references={null}
          formHref={null}
          action={wide ? null : onward}
        />
      ) : (
        <>
          {state._tag === 'loading' && <Skeleton shapes={['card']} />}
          {state._tag === 'failed' && <ErrorState title={growthResultCopy.failedTitle} onRetry={retry} />}
          {!wide && <Dock>{onward}</Dock>}
        </>
      )}
    </>
  )
}
