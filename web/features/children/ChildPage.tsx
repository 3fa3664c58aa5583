import { dayOf, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { gestationOf, gestationWords, heightText, weightText, toldIndicators } from '@careplus/core/growth'
import { mayDo } from '@careplus/core/partners'
import { useMemo } from 'react'
import { usePageTitle } from '../../page/pageTitle'
import { childrenCopy } from '../../copy/children.th'
import { partnerCopy } from '../../copy/partners.th'
import { Bundle } from '../../shared/children/Bundle'
import { ChildCheckRows } from '../../shared/children/CheckRows'
import { ageText, exactAgeText, faceOf, nameOf } from '../../shared/children/childWords'
import { RemindersLink } from '../../shared/children/RemindersLink'
import { SharedTag } from '../../shared/children/SharedTag'
import type { FamilyChild } from '../../shared/children/useFamily'
import { Card, Row, Rows } from '../../ui/Card'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { plainPicture } from '@careplus/core/growth-pictures'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { correctedText } from '../../shared/growth/correctedAgeText'
import { followFamilyChild, type Followed } from '../../shared/growth/followGrowth'
import type { Assessed } from '../../shared/growth/assessMeasurement'
import { ConcernNotes } from '../../shared/growth/ConcernNotes'
import { Findings } from '../../shared/growth/Findings'
import { dateText, fullDateText } from '../../shared/growth/dateText'
import { useReferences } from '../../shared/growth/useReferences'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Download, Pencil, Plus, User } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { SharedElement } from '../../ui/SharedElement'
import { Skeleton } from '../../ui/Skeleton'
import { useWide } from '../../ui/useWide'
import { ChildConsent } from './ChildConsent'
import { RemoveChild } from './RemoveChild'
import { SharedCard } from './SharedCard'
import { TakenMark } from './TakenMark'
import { useErasedOn } from '../../shared/children/useErasedOn'
import { useSeenResult } from './useSeenResult'

const copy = childrenCopy.page

interface Props {
  readonly familyChild: FamilyChild
  readonly today: IsoDate
  readonly onChanged: (granted: boolean) => void
}

const longName = 14

const art = ({ child, records }: FamilyChild, today: IsoDate, newest: Assessed | null) => {
  if (faceOf(child, today) === 'baby') return <Bundle />
  const last = records[0]
  if (last === undefined) return <GrowthPicture picture="default_kid" />
  return <ChildByRuler picture={newest?.assessment.picture ?? plainPicture(child.sex)} heightCm={last.height} />
}

const useLatest = (
  familyChild: FamilyChild,
  today: IsoDate,
): { readonly followed: Followed | null; readonly waits: boolean } => {
  const [references] = useReferences()
  return useMemo(() => {
    if (references._tag !== 'ready' || familyChild.records.length === 0)
      return { followed: null, waits: references._tag === 'loading' && familyChild.records.length > 0 }
    return { followed: followFamilyChild(references.references, familyChild, today), waits: false }
  }, [references, familyChild, today])
}

export const ChildPage = ({ familyChild, today, onChanged }: Props) => {
  const { child, records } = familyChild
  const wide = useWide()
  const name = nameOf(child)
  const { followed, waits } = useLatest(familyChild, today)
  const newest = followed?.child.newest ?? null
  const corrected = newest === null ? null : correctedText(toldIndicators(newest.assessment), newest)
  const gestation = gestationOf(child.gestation_weeks, child.gestation_days)
  const last = records[0]
  const seen = useSeenResult(child.id, last?.id)
  const mayRecord = mayDo(child.role, 'record')
  const erasedOn = useErasedOn(child, today)
  const to = (path: string): string => `/children-profile/${path}?child=${child.id}`
  usePageTitle(name)
  const second = wide ? 'light' : 'second'
  const actions = (
    <div className="child__ways">
      {mayRecord && (
        <LinkButton wide href={to('add-growth')} icon={<Icon of={Plus} size={20} />}>
          {copy.record}
        </LinkButton>
      )}
      {last !== undefined && (
        <>
          <LinkButton wide tone={second} href={to('growth')}>
            {childrenCopy.curve}
          </LinkButton>
          <LinkButton wide tone={second} href={to('save-progress-growth')} icon={<Icon of={Download} size={20} />}>
            {copy.sheet}
          </LinkButton>
        </>
      )}
    </div>
  )
  return (
    <>
      <div className="bleed">
        <Hero
          size={last === undefined ? 'normal' : seen ? 'short' : 'tall'}
          className={name.length > longName ? 'child-hero child-hero--long' : 'child-hero'}
          art={<SharedElement name={`child-${child.id}`}>{art(familyChild, today, newest)}</SharedElement>}
        >
          <h1>{name}</h1>
          <p>{ageText(child, today)}</p>
          <SharedTag child={child} />
          {followed !== null && <p className="child-hero__said">{followed.words.heading}</p>}
          {wide && actions}
        </Hero>
      </div>
      <div className="child">
        <div className="child__main">
          {last === undefined ? (
            <Card tone="pandan" as="section">
              <h2>{erasedOn === null ? childrenCopy.notMeasured : childrenCopy.hidden}</h2>
              <p>{erasedOn === null ? copy.noneText : copy.hiddenText(thaiDate(erasedOn))}</p>
            </Card>
          ) : (
            <section className="stack" aria-labelledby="child-latest">
              <div className="child__title">
                <h2 id="child-latest">{copy.latestTitle}</h2>
                <p className="second">{dateText(last.date)}</p>
              </div>
              {followed !== null && <ConcernNotes concerns={followed.words.concerns} />}
              {followed !== null && <TakenMark {...{ child, followed }} onChanged={() => onChanged(true)} />}
              {corrected !== null && <Note>{corrected}</Note>}
              {newest !== null && <Findings assessed={newest} indicators={toldIndicators(newest.assessment)} />}
              {waits && <Skeleton shapes={['card']} />}
              {followed !== null && <p className="child__next">{followed.words.due}</p>}
              <RemindersLink />
            </section>
          )}
          {!wide && actions}
          <ChildCheckRows child={child} today={today} />
        </div>
        <div className="child__side">
          {records.length > 0 && (
            <section className="stack" aria-labelledby="child-records">
              <h2 id="child-records">{copy.records}</h2>
              <Rows>
                {records.map((record) => {
                  const day = dayOf(record.date)
                  return (
                    <Row
                      key={record.id}
                      title={dateText(record.date)}
                      second={day === null ? '' : exactAgeText(child, day)}
                      end={
                        <>
                          <span className="child__number">{weightText(record.weight)}</span>
                          <br />
                          <span className="child__number">{heightText(record.height)}</span>
                        </>
                      }
                      href={mayRecord ? `${to('edit-growth')}&record=${record.id}` : undefined}
                    />
                  )
                })}
              </Rows>
            </section>
          )}
          {child.role === 'owner' ? (
            <ChildConsent child={child} erasedOn={erasedOn} onChanged={onChanged} />
          ) : (
            <SharedCard child={child} role={child.role} />
          )}
          <Card as="section" className="child__about">
            <h2>{copy.about}</h2>
            <p>{copy.born(fullDateText(child.birthDate))}</p>
            {gestation !== null && <p>{copy.gestation(gestationWords(gestation))}</p>}
            {mayDo(child.role, 'change') && (
              <LinkButton
                tone="second"
                size="small"
                href={`/children/add-information?child=${child.id}`}
                icon={<Icon of={Pencil} size={20} />}
              >
                {copy.edit}
              </LinkButton>
            )}
          </Card>
          {child.role === 'owner' && (
            <>
              <LinkButton tone="second" href="/add-partner" icon={<Icon of={User} size={20} />}>
                {partnerCopy.shared.invite}
              </LinkButton>
              <RemoveChild child={child} count={records.length} onStale={() => onChanged(true)} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
