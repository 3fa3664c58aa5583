import type { Child } from '@careplus/core/ports'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../../page/pageTitle'
import { stoolCopy } from '../../../copy/stool.th'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { ageText, faceOf, nameOf } from '../../../shared/children/childWords'
import { ChildMissing } from '../../../shared/children/ChildMissing'
import { FamilyFailed, FamilyStale } from '../../../shared/children/FamilyGate'
import { SharedTag } from '../../../shared/children/SharedTag'
import { Avatar } from '../../../ui/Avatar'
import { Row, Rows } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { useToday } from '../../../shared/growth/useToday'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'
import { calendarHref, resultHref } from '../stoolPath'
import { forgetStoredResult, readStoredResult } from '../save/storedResult'
import { useStoolChildren } from '../useStoolChildren'
import { ChildCalendar } from './ChildCalendar'
import './calendar.css'

const copy = stoolResultCopy.calendar

const Chooser = ({ children }: { readonly children: ReadonlyArray<Child> }) => {
  const today = useToday()
  return (
    <>
      <h2>{copy.choose}</h2>
      <Rows label={copy.choose}>
        {children.map((child) => (
          <Row
            key={child.id}
            lead={today !== null && <Avatar face={faceOf(child, today)} />}
            title={nameOf(child)}
            end={<SharedTag child={child} />}
            second={today === null ? '' : ageText(child, today)}
            href={calendarHref(child.id)}
          />
        ))}
      </Rows>
    </>
  )
}

const useResultThatWaited = (): boolean => {
  const [, navigate] = useLocation()
  const [waited] = useState(readStoredResult)
  useEffect(() => {
    if (waited === null) return
    forgetStoredResult()
    navigate(resultHref(waited, { childId: null }), { replace: true })
  }, [waited, navigate])
  return waited !== null
}

const Chosen = () => {
  const [remote, reload] = useStoolChildren()
  const asked = new URLSearchParams(useSearch()).get('child')
  if (remote._tag === 'failed') return <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={2} />
  if (remote._tag === 'loading') return <Skeleton shapes={['line', 'card', 'card']} />
  const children = remote.value
  const child =
    asked === null ? (children.length === 1 ? children[0] : undefined) : children.find(({ id }) => id === asked)
  return (
    <>
      {remote.stale !== null && <FamilyStale />}
      {child !== undefined ? (
        <ChildCalendar key={child.id} child={child} several={children.length > 1} />
      ) : asked !== null ? (
        <ChildMissing />
      ) : children.length > 0 ? (
        <Chooser {...{ children }} />
      ) : (
        <EmptyState
          title={stoolCopy.info.none.title}
          action={<LinkButton href="/children/add-information">{stoolCopy.info.none.add}</LinkButton>}
        >
          {stoolCopy.info.none.text}
        </EmptyState>
      )}
    </>
  )
}

const CalendarScreen = () => {
  const moves = useResultThatWaited()
  usePageTitle(copy.title)
  return (
    <div className="stool-plain stool-history">
      <h1>{copy.title}</h1>
      {moves ? <Skeleton shapes={['card']} /> : <Chosen />}
    </div>
  )
}

export default CalendarScreen
