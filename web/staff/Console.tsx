import { permissionWords } from '@careplus/core/internal/staff'
import { useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { staffCopy as copy } from '../copy/staff.th'
import { ErrorState } from '../ui/ErrorState'
import { LinkButton } from '../ui/LinkButton'
import { Skeleton } from '../ui/Skeleton'
import { AuditScreen } from './AuditScreen'
import { BillScreen } from './bills/BillScreen'
import { BillsScreen } from './bills/BillsScreen'
import { LearnedNamesScreen } from './bills/LearnedNamesScreen'
import { DrawScreen } from './draws/DrawScreen'
import { DrawsScreen } from './draws/DrawsScreen'
import { ScreenFrame } from './ScreenFrame'
import { MaintenanceScreen } from './MaintenanceScreen'
import { OrderScreen } from './orders/OrderScreen'
import { OrdersScreen } from './orders/OrdersScreen'
import { PendingApprovals } from './PendingApprovals'
import { OverviewScreen } from './overview/OverviewScreen'
import { PeopleScreen } from './PeopleScreen'
import { PointsScreen } from './PointsScreen'
import { Note } from '../ui/Note'
import { Permitted, usePermissions } from './Permitted'
import { firstPlace, placeOf, places } from './places'
import { NavigationRail } from './NavigationRail'
import { readSession, useStaffSession, type StaffSession } from './staffSession'
import { RequestScreen } from './requests/RequestScreen'
import { RequestsScreen } from './requests/RequestsScreen'
import { SignIn } from './SignIn'
import { WaitingCounts } from './waitingCounts'

const Start = () => {
  const place = firstPlace(usePermissions())
  return place === undefined ? (
    <ScreenFrame title={copy.noPlace}>
      <Note>{copy.noPlaceText}</Note>
    </ScreenFrame>
  ) : (
    <Redirect to={place} replace />
  )
}

const PermittedScreens = () => {
  const [path] = useLocation()
  const place = placeOf(path)
  if (place === undefined) return <Screens />
  return (
    <Permitted
      to={places[place]}
      otherwise={
        <ScreenFrame title={copy.notPermitted}>
          <Note>{permissionWords(places[place])}</Note>
        </ScreenFrame>
      }
    >
      <Screens />
    </Permitted>
  )
}

const Screens = () => (
  <Switch>
    <Route path="/" component={Start} />
    <Route path="/overview" component={OverviewScreen} />
    <Route path="/bills" component={BillsScreen} />
    <Route path="/bills/taught" component={LearnedNamesScreen} />
    <Route path="/bills/:id">{({ id }) => <BillScreen key={id} id={id} />}</Route>
    <Route path="/orders" component={OrdersScreen} />
    <Route path="/orders/:id">{({ id }) => <OrderScreen key={id} id={id} />}</Route>
    <Route path="/requests" component={RequestsScreen} />
    <Route path="/requests/:id">{({ id }) => <RequestScreen key={id} id={id} />}</Route>
    <Route path="/draws" component={DrawsScreen} />
    <Route path="/draws/:id">{({ id }) => <DrawScreen key={id} id={id} />}</Route>
    <Route path="/points" component={PointsScreen} />
    <Route path="/audit" component={AuditScreen} />
    <Route path="/people" component={PeopleScreen} />
    <Route path="/maintenance" component={MaintenanceScreen} />
    <Route>
      <ScreenFrame title={copy.failed.page}>
        <LinkButton href="/" tone="second">
          {copy.failed.toStart}
        </LinkButton>
      </ScreenFrame>
    </Route>
  </Switch>
)

const useArrival = (path: string): void => {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [path])
}

const SignedInConsole = ({ name, roles, endsAt }: Extract<StaffSession, { readonly _tag: 'in' }>) => {
  const [path] = useLocation()
  const first = firstPlace(usePermissions())
  useArrival(path)
  return (
    <WaitingCounts roles={roles}>
      <a className="staff-skip" href="#content">
        {copy.skip}
      </a>
      <div className="staff">
        <NavigationRail name={name} roles={roles} endsAt={endsAt} />
        <main id="content" className="staff__main" tabIndex={-1}>
          {path === first && <PendingApprovals />}
          <PermittedScreens />
        </main>
      </div>
    </WaitingCounts>
  )
}

export const Console = () => {
  const session = useStaffSession()
  switch (session._tag) {
    case 'asking':
      return (
        <main className="staff-door">
          <Skeleton shapes={['title', 'card']} label={copy.signIn.asking} />
        </main>
      )
    case 'unreachable':
      return (
        <main className="staff-door">
          <ErrorState title={copy.failed.title} headingLevel={1} onRetry={() => void readSession()}>
            {copy.failed.network}
          </ErrorState>
        </main>
      )
    case 'out':
      return <SignIn idle={session.idle} />
    case 'in':
      return <SignedInConsole {...session} />
  }
}
