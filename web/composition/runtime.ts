import { navigate } from 'wouter/use-browser-location'
import { afterSignOut, sessionStatus, type Session } from '@careplus/core/session'
import { rememberAndGoToLogin } from '../session/returning'
import type { SessionView } from '../session/view'
import { askUnread } from './askUnread'
import { makeServices } from './container'
import { guardMemberData } from './memberData'
import type { Services } from './services'
import { lookAfterBills } from './waitingBills'

/** The page's composition at work: its services, and the session looked after. */
export interface Runtime {
  readonly services: Services
  /** A sign of life of the parent: the session is looked at again. */
  readonly check: (why: 'route.changed' | 'tab.returned') => void
}

type Snapshot = ReturnType<Session['actor']['getSnapshot']>

const viewOf = (snapshot: Snapshot): SessionView => ({
  status: sessionStatus(snapshot),
  user: snapshot.context.user,
  busy: snapshot.hasTag('busy'),
})

const same = (a: SessionView, b: SessionView): boolean =>
  a.status === b.status && a.user === b.user && a.busy === b.busy

/** A session that has ended leads where the specification says: after signing out `/`, else to /login and back again. */
const leave = (session: Session): void => {
  session.actor.on('signedOut', ({ reason }) => {
    const to = afterSignOut(reason)
    if (to === '/login') void rememberAndGoToLogin(location.pathname + location.search, navigate)
    else if (to !== null) navigate(to)
  })
}

/** Makes the services and starts the session; `publish` is told of each change of what screens may see. */
export const startRuntime = (publish: (view: SessionView) => void): Runtime => {
  const services = makeServices()
  const { session } = services
  let shown: SessionView | null = null
  const show = (snapshot: Snapshot): void => {
    const view = viewOf(snapshot)
    if (shown !== null && same(shown, view)) return
    shown = view
    publish(view)
  }
  leave(session)
  guardMemberData(session)
  lookAfterBills(session, services.rewards)
  askUnread(session, services.notices)
  session.actor.subscribe(show)
  session.start()
  addEventListener('online', () => void session.cameOnline())
  show(session.actor.getSnapshot())
  return { services, check: (why) => session.actor.send({ type: why }) }
}
