import { thaiDate } from '@careplus/core/calendar'
import type { Child, NewGrowthRecord } from '@careplus/core/ports'
import { useEffect, useMemo, useRef } from 'react'
import { usePageTitle } from '../../app/pageTitle'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { exactAgeText, nameOf } from '../../family/childWords'
import { Card } from '../../ui/Card'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { tell } from '../../ui/growth/chartData'
import { Dock } from '../../ui/growth/Dock'
import { Findings, indicatorsOf } from '../../ui/growth/Findings'
import { dayOf } from '../../ui/growth/measuring'
import { nextMeasuringText, resultWords } from '../../ui/growth/resultWords'
import { useReferences } from '../../ui/growth/useReferences'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { measuredOf } from './recordTyped'
import './saved.css'

const copy = childrenGrowthCopy.saved

interface Props {
  readonly child: Child
  readonly record: NewGrowthRecord
}

const useTold = (child: Child, record: NewGrowthRecord) => {
  const [state] = useReferences()
  return useMemo(() => {
    const dob = dayOf(child.birthday)
    return state._tag === 'ready' && dob !== null
      ? { told: tell(state.references, { sex: child.gender, dob })(measuredOf(record)), dob }
      : null
  }, [state, child, record])
}

/** What the measuring just saved says, and the way to its curve. */
export const SavedResult = ({ child, record }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useTold(child, record)
  const name = nameOf(child)
  usePageTitle(copy.title(name))
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const told = known?.told ?? null
  const words = told === null ? null : resultWords(told)
  const plain = child.gender === 'female' ? 'Girl_slim_standard' : 'Boy_slim_standard'
  return (
    <>
      <div className="bleed">
        <Hero
          size="tall"
          className="saved-hero"
          art={<ChildByRuler picture={told?.assessment.picture ?? plain} heightCm={record.height} />}
        >
          <Tag tone="white" icon={<Icon of={Check} />}>
            {copy.done}
          </Tag>
          <h2 ref={heading} tabIndex={-1}>
            {words?.heading ?? name}
          </h2>
          {told !== null && (
            <p>
              {thaiDate(told.date)}
              <br />
              {exactAgeText(child, told.date)}
            </p>
          )}
        </Hero>
      </div>
      <div className="saved">
        {words !== null && <p className="saved__lead">{words.advice}</p>}
        {told === null ? <Skeleton shapes={['card']} /> : <Findings told={told} indicators={indicatorsOf(told)} />}
        {words !== null && known !== null && told !== null && (
          <Card tone="pandan" as="section">
            <h2>{copy.nextTitle}</h2>
            {!words.again && <p>{copy.next(nextMeasuringText(known.dob, told.date))}</p>}
            <p>{words.next}</p>
          </Card>
        )}
      </div>
      <Dock>
        <LinkButton wide href={`/children-profile/growth?child=${child.id}`}>
          {copy.curve}
        </LinkButton>
      </Dock>
    </>
  )
}
