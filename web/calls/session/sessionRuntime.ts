import { navigate } from 'wouter/use-browser-location'
import { afterSignOut, sessionStatus, type Session } from '@careplus/core/session'
import { reloadAt } from '../../page/build'
import { connectionReturned, onConnection } from '../../page/onReturn'
import { rememberAndGoToLogin } from './returnAfterLogin'
import { noteShown } from './sessionView'
import type { SessionTrouble, SessionView } from './sessionView'
import { askOutdatedConsents } from '../consents/askOutdatedConsents'
import { watchUnreadCount } from '../notices/watchUnreadCount'
import { makeServices } from '../../composition/services'
import { guardMemberData } from './memberData'
import type { Services } from '../../composition/services'
import { watchPendingWrites } from '../pending/watchPendingWrites'

export interface Runtime {
  readonly services: Services
  readonly check: (why: 'route.changed' | 'tab.returned' | 'retry.requested') => void
}

type Snapshot = ReturnType<Session['actor']['getSnapshot']>

const troubleOf = ({ context: { failure } }: Snapshot): SessionTrouble | null => {
  if (failure === null) return null
  switch (failure._tag) {
    case 'Unanswered':
      return 'unanswered'
    case 'NetworkError':
      return failure.reason === 'unreadable' ? 'unreadable' : 'unreachable'
    case 'ApiError':
      return failure.code === 'maintenance' ? 'closed' : 'failing'
    case 'UserFieldMissing':
      return 'unreadable'
    case 'TokensExpired':
      return null
  }
}

const viewOf = (snapshot: Snapshot): SessionView => ({
  status: sessionStatus(snapshot),
  user: snapshot.context.user,
  trouble: troubleOf(snapshot),
  busy: snapshot.hasTag('busy'),
})

const same = (a: SessionView, b: SessionView): boolean =>
  a.status === b.status && a.user === b.user && a.trouble === b.trouble && a.busy === b.busy

/** Specification: after signing out to `/`, else to /login and back. */
const leave = (session: Session): void => {
  session.actor.on('signedOut', ({ reason }) => {
    const to = afterSignOut(reason)
    if (to === '/login') void rememberAndGoToLogin(location.pathname + location.search + location.hash, navigate)
    else if (to !== null) navigate(to)
  })
}

/** Another tab has signed in another member, so this page reloads. Its own sign-in starts from no member. */
const isTakenOver = (before: SessionView | null, member: string | null, now: SessionView): boolean =>
  before?.status === 'unknown' && now.user !== null && member !== null && member !== now.user.id

/** Specification, error catalogue: the console shows what is wrong with the response to the user call. */
// oxlint-disable-next-line no-console
const log = (message: string): void => console.error(message)

export const startRuntime = (publish: (view: SessionView) => void): Runtime => {
  const services = makeServices()
  const { session } = services
  let shown: SessionView | null = null
  let member: string | null = null
  let loggedFailure: unknown = null
  const show = (snapshot: Snapshot): void => {
    const { failure } = snapshot.context
    if (failure !== loggedFailure && failure?._tag === 'UserFieldMissing') log(failure.message)
    loggedFailure = failure
    const view = viewOf(snapshot)
    if (shown !== null && same(shown, view)) return
    if (isTakenOver(shown, member, view) && reloadAt(location.href)) return
    const back = shown !== null && shown.trouble !== null && view.status === 'signedIn' && view.trouble === null
    shown = view
    member = view.user?.id ?? member
    publish(view)
    if (back) connectionReturned()
  }
  noteShown(session.knownMember())
  leave(session)
  guardMemberData(session)
  watchPendingWrites(session, services)
  watchUnreadCount(session, services.notices)
  const checkOutdatedConsents = askOutdatedConsents(session, services.consents)
  session.actor.subscribe(show)
  session.start()
  const check: Runtime['check'] = (why) => {
    session.actor.send({ type: why })
    if (why === 'route.changed') checkOutdatedConsents()
  }
  onConnection(() => {
    void session.cameOnline()
    check('retry.requested')
  })
  show(session.actor.getSnapshot())
  return { services, check }
}
