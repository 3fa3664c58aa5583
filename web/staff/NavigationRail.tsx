import { staffRoles, staffRoleWords, type StaffRole } from '@careplus/core/internal/staff'
import { isRight } from 'fp-ts/Either'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { newActionKey, staffCalls } from '../composition/staff'
import { staffCopy } from '../copy/staff.th'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import {
  Clock,
  Gauge,
  LogOut,
  MessageSquare,
  Package,
  ReceiptText,
  Star,
  Table,
  Ticket,
  Users,
  type LucideIcon,
} from '../ui/icons'
import { Layers } from '../ui/Layers'
import { Mark } from '../ui/Logo'
import { useToast } from '../ui/Toast'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { failureText } from './failureText'
import { usePermissions } from './Permitted'
import { places, type Place } from './places'
import { endIdle, signedOut } from './staffSession'
import { minutesUntil } from './staffTimes'
import { ThemeSwitch } from './ThemeSwitch'
import { useNow } from './useNow'
import { useWaitingCounts } from './waitingCounts'

const copy = staffCopy.rail

const entries: ReadonlyArray<readonly [path: Place, icon: LucideIcon, word: string]> = [
  ['/overview', Gauge, copy.overview],
  ['/bills', ReceiptText, copy.bills],
  ['/orders', Package, copy.orders],
  ['/requests', MessageSquare, copy.requests],
  ['/draws', Ticket, copy.draws],
  ['/points', Star, copy.points],
  ['/audit', Table, copy.audit],
  ['/people', Users, copy.people],
  ['/maintenance', Clock, copy.maintenance],
]

const Count = ({ of, urgent }: { readonly of: number; readonly urgent: boolean }) => (
  <span className={`staff-rail__count${urgent ? ' staff-rail__count--urgent' : ''}`}>
    <VisuallyHidden>{copy.waiting(of)}</VisuallyHidden>
    <span aria-hidden="true">{of}</span>
  </span>
)

const Leaving = ({ endsAt }: { readonly endsAt: number }) => {
  const now = useNow()
  useEffect(() => {
    const timer = setTimeout(endIdle, Math.max(0, endsAt - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [endsAt])
  return <span title={copy.endsHint}>{copy.endsIn(minutesUntil(endsAt, now))}</span>
}

interface Props {
  readonly name: string
  readonly roles: ReadonlyArray<StaffRole>
  readonly endsAt: number
}

export const NavigationRail = ({ name, roles, endsAt }: Props) => {
  const [path] = useLocation()
  const { counts } = useWaitingCounts()
  const isPermitted = usePermissions()
  const showToast = useToast()
  const leave = () =>
    void staffCalls.signOut({ key: newActionKey() }).then((answer) => {
      if (isRight(answer)) signedOut()
      else showToast({ text: failureText(answer.left), tone: 'failed' })
    })
  const waitingAt: Readonly<Record<string, number | undefined>> = {
    '/bills': counts?.bills,
    '/orders': counts?.orders,
    '/requests': counts?.requests,
  }
  return (
    <header className="staff-rail">
      <Layers kind="card" tone="dark" className="staff-rail__layers" />
      <div className="staff-rail__brand">
        <span className="staff-rail__logo">
          <Mark size={34} />
          CarePlus
        </span>
        <span className="staff-rail__place">{staffCopy.name}</span>
      </div>
      <nav className="staff-rail__nav" aria-label={copy.label}>
        <ul>
          {entries.map(([to, icon, word]) => {
            if (!isPermitted(places[to])) return null
            const isCurrent = path === to || path.startsWith(`${to}/`)
            const waiting = waitingAt[to] ?? 0
            return (
              <li key={to}>
                <Link href={to} className="staff-rail__entry" aria-current={isCurrent ? 'page' : undefined}>
                  <Icon of={icon} stroke={isCurrent ? 2 : 1.8} />
                  <span>{word}</span>
                  {waiting > 0 && <Count of={waiting} urgent={to === '/bills'} />}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <ThemeSwitch />
      <div className="staff-rail__who">
        <strong>{name}</strong>
        <span className="staff-rail__roles">
          {roles.length === staffRoles.length ? copy.allRoles : roles.map((role) => staffRoleWords[role]).join(' · ')}
        </span>
        <Leaving endsAt={endsAt} />
        <Button
          tone="light"
          size="small"
          className="staff-rail__leave"
          icon={<Icon of={LogOut} size={20} />}
          onClick={leave}
        >
          {copy.signOut}
        </Button>
      </div>
    </header>
  )
}
