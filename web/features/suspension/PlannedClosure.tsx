import { thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import type { TextPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { usePageHead } from '../../page/pageTitle'
import { suspensionCopy as copy } from '../../copy/suspension.th'
import { Blocks } from '../../shared/published/Blocks'
import { Card, Row, Rows } from '../../ui/Card'
import { MaintenanceScene } from '../../ui/drawings/scenes'
import { Hero } from '../../ui/Hero'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { useIsClosed } from './useIsClosed'

interface Props {
  readonly page: TextPage
  readonly day: IsoDate
  /** null until the day is known. */
  readonly today: IsoDate | null
}

const ClosedNow = () =>
  useIsClosed() && (
    <Note tone="warn" live>
      {copy.closedNow}{' '}
      <Link href="/maintenance" className="nowrap">
        {copy.seeNow}
      </Link>
    </Note>
  )

export const PlannedClosure = ({ page, day, today }: Props) => {
  const { title, summary, blocks, links } = page
  usePageHead(useMemo(() => ({ title, description: summary }), [title, summary]))
  return (
    <>
      <div className="bleed">
        <Hero tone="night" size="tall" sun={false} art={<MaintenanceScene />} className="suspension-hero">
          {null}
        </Hero>
      </div>
      <div className="suspension">
        <h1>{withThaiBreaks(title)}</h1>
        <ClosedNow />
        <Card className="suspension-day">
          <p className="second">
            {copy.closes} {today === day && <Tag tone="mango">{copy.today}</Tag>}
          </p>
          <strong>{thaiFullDate(day)}</strong>
          <p className="second">{withThaiBreaks(summary)}</p>
        </Card>
        <Blocks blocks={blocks} />
        <h2>{copy.next}</h2>
        <Rows label={copy.next}>
          {links.map(({ label, path }) => (
            <Row key={path} href={path} title={withThaiBreaks(label)} />
          ))}
        </Rows>
      </div>
    </>
  )
}
