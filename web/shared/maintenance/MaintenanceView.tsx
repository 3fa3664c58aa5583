import { thaiFullDate, todayInBangkok } from '@careplus/core/calendar'
import type { Maintenance } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { maintenanceCopy as copy } from '../../copy/maintenance.th'
import { Card } from '../../ui/Card'
import { MaintenanceScene } from '../../ui/drawings/scenes'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Clock, Download, Droplet, Ruler, type LucideIcon } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import './maintenance.css'

const bangkokOffsetMs = 7 * 3_600_000

const timeOf = (at: number): string => {
  const [hours, minutes] = new Date(at + bangkokOffsetMs).toISOString().slice(11, 16).split(':')
  return `${hours}.${minutes}`
}

const Until = ({ until }: { readonly until: string | null }) => {
  const at = Date.parse(until ?? '')
  return Number.isNaN(at) ? (
    <Card className="maintenance-until">
      <strong>{copy.soon}</strong>
      <p>{copy.soonText}</p>
    </Card>
  ) : (
    <Card className="maintenance-until">
      <p>{copy.opens}</p>
      <strong className="maintenance-until__time">{copy.time(timeOf(at))}</strong>
      <p>
        {thaiFullDate(todayInBangkok(at))}
        <br />
        {copy.soonText}
      </p>
    </Card>
  )
}

const Line = ({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) => (
  <li>
    <Icon of={icon} size={24} />
    <span>{children}</span>
  </li>
)

interface Props {
  readonly notice: Maintenance
  readonly head?: ReactNode
}

export const MaintenanceView = ({ notice, head }: Props) => (
  <>
    <div className="bleed">
      <Hero tone="night" size="tall" sun={false} art={<MaintenanceScene />} className="maintenance-hero">
        {head}
      </Hero>
    </div>
    <div className="maintenance" role="status">
      <h1>{copy.title}</h1>
      <p className="second">{notice.message ?? copy.lead}</p>
      <Until until={notice.until} />
      <h2>{copy.meanwhile}</h2>
      <ul className="maintenance-lines">
        <Line icon={Droplet}>{copy.works}</Line>
        <Line icon={Clock}>{copy.safe}</Line>
        <Line icon={Download}>{copy.later}</Line>
      </ul>
      <LinkButton href="/children/stool-info" tone="second" wide icon={<Icon of={Droplet} />}>
        {copy.stool}
      </LinkButton>
      <LinkButton href="/growth" tone="outline" wide icon={<Icon of={Ruler} />}>
        {copy.growth}
      </LinkButton>
      <p className="maintenance-urgent">
        {copy.urgent} <a href="tel:1669">1669</a> {copy.anytime}
      </p>
    </div>
  </>
)
