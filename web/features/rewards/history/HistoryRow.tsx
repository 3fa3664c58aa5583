import { Link } from 'wouter'
import { Icon } from '../../../ui/Icon'
import type { LucideIcon } from '../../../ui/icons'

export type RowTone = 'pandan' | 'mango' | 'brick' | 'sunk'

interface Props {
  readonly icon: LucideIcon
  readonly tone: RowTone
  readonly title: string
  readonly second: readonly [string, string | null]
  /** null: the event moved none. */
  readonly points: string | null
  readonly gain: boolean
  readonly end: string | null
  readonly href: string | undefined
}

export const HistoryRow = ({ icon, tone, title, second: [day, more], points, gain, end, href }: Props) => {
  const inside = (
    <>
      <span className={`ui-tile ledger__tile--${tone}`}>
        <Icon of={icon} size={22} />
      </span>
      <span className="ledger__words">
        <span className="ledger__title">{title}</span>
        <span className="ledger__second">
          <span>
            <span>{day}</span> {more !== null && <span>{more}</span>}
          </span>
        </span>
      </span>
      <span className="ledger__end">
        {points !== null && <b className={gain ? 'ledger__gain' : undefined}>{points}</b>}
        {end !== null && <span>{end}</span>}
      </span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <div className="ledger__row">{inside}</div>
      ) : (
        <Link href={href} className="ledger__row">
          {inside}
        </Link>
      )}
    </li>
  )
}
