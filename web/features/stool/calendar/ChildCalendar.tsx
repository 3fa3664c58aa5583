import { dayOf, ageInDays, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import type { Child, StoolCheck } from '@careplus/core/ports'
import { closeWatch } from '@careplus/core/stool'
import { useState } from 'react'
import { Link } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { exactAgeText, faceOf, nameOf } from '../../../shared/children/childWords'
import { FamilyStale } from '../../../shared/children/FamilyGate'
import { Avatar } from '../../../ui/Avatar'
import { ErrorState } from '../../../ui/ErrorState'
import { Dock } from '../../../shared/growth/Dock'
import { useToday } from '../../../shared/growth/useToday'
import { Icon } from '../../../ui/Icon'
import { Calendar, Droplet } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { Note } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { infoPath, resultPath } from '../stoolPath'
import { StoolCheckRows } from './StoolCheckRows'
import { MonthCard } from './MonthCard'
import { RemoveCheck } from './RemoveCheck'
import { UnsavedResult } from './UnsavedResult'
import { useChecks } from './useChecks'

const copy = stoolResultCopy.calendar

const shownEarlier = 10

interface ListsProps {
  readonly child: Child
  readonly checks: ReadonlyArray<StoolCheck>
  readonly selected: IsoDate | null
  readonly onRemoved: () => void
}

const Lists = ({ child, checks, selected, onRemoved }: ListsProps) => {
  const ofDay = checks.filter(({ date }) => date === selected)
  const earlier = checks.filter(({ date }) => selected === null || date < selected).slice(0, shownEarlier)
  return (
    <div className="stool-history__lists">
      {selected !== null && ofDay.length > 0 && (
        <section aria-labelledby="stool-of-day">
          <h2 id="stool-of-day">{thaiDate(selected)}</h2>
          {ofDay.map((check) => (
            <div key={check.id} className="stool-history__one">
              <StoolCheckRows childId={child.id} checks={[check]} label={thaiDate(check.date)} />
              {mayDo(child.role, 'record') && <RemoveCheck childId={child.id} check={check} onRemoved={onRemoved} />}
            </div>
          ))}
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="stool-earlier">
          <h2 id="stool-earlier">{copy.earlier}</h2>
          <StoolCheckRows childId={child.id} checks={earlier} label={copy.earlier} />
        </section>
      )}
    </div>
  )
}

const watchText = (born: IsoDate, today: IsoDate): string | null => {
  const [sixty, ninety] = closeWatch(today, ageInDays(born, today))?.milestones ?? []
  if (sixty === undefined || ninety === undefined) return null
  return sixty.daysLeft > 0 ? copy.coming60(sixty.daysLeft) : copy.coming90(ninety.daysLeft)
}

export const ChildCalendar = ({ child, several }: { readonly child: Child; readonly several: boolean }) => {
  const [remote, reload] = useChecks(child.id)
  const [chosen, setChosen] = useState<IsoDate | null>(null)
  const today = useToday()
  const born = dayOf(child.birthDate)
  if (remote._tag === 'failed')
    return (
      <ErrorState title={copy.failedTitle} onRetry={reload}>
        {copy.failed}
      </ErrorState>
    )
  if (remote._tag === 'loading' || today === null || born === null)
    return <Skeleton shapes={['line', 'card', 'card']} />
  const checks = remote.value
  const selected = checks.some(({ date }) => date === chosen) ? chosen : (checks[0]?.date ?? null)
  const watch = watchText(born, today)
  return (
    <>
      {remote.stale !== null && <FamilyStale />}
      <div className="stool-history__whose">
        <Avatar face={faceOf(child, today)} />
        <div>
          <h2>{nameOf(child)}</h2>
          <p className="second">{exactAgeText(child, today)}</p>
        </div>
        {several && (
          <Link href={resultPath} aria-label={copy.changeAria}>
            {copy.change}
          </Link>
        )}
      </div>
      <UnsavedResult child={child} today={today} />
      <div className="stool-history__cols">
        <MonthCard {...{ checks, today, born, selected }} opensAt={today} onSelect={setChosen} />
        <div className="stool-history__side">
          {checks.length === 0 ? (
            <div className="ui-card ui-card--pandan">
              <h2>{copy.none}</h2>
              <p>{copy.noneText}</p>
            </div>
          ) : (
            <Lists {...{ child, checks, selected }} onRemoved={reload} />
          )}
          {watch !== null && <Note icon={Calendar}>{watch}</Note>}
        </div>
      </div>
      <Dock>
        <LinkButton wide href={`${infoPath}?child=${child.id}`} icon={<Icon of={Droplet} size={20} />}>
          {checks.some(({ date }) => date === today) ? copy.checkAgain : copy.check}
        </LinkButton>
      </Dock>
    </>
  )
}
