import { decideGuard } from '@careplus/core/session'
import { memo, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { LayoutOf } from '../layouts/LayoutOf'
import { useOwnLayout } from '../layouts/ownLayout'
import type { Route, ScreenProps } from '../page/route'
import { goOnward, rememberAndGoToLogin } from '../calls/session/returnAfterLogin'
import { useSession } from '../calls/session/useSession'
import type { SessionTrouble } from '../calls/session/sessionView'
import { loadClosedForAll, closedForAll, onClosedForAll } from './closed/closedForAll'
import { lazyView } from '../page/lazyView'
import { PageSkeleton } from '../layouts/PageSkeleton'
import { PlaceContext } from './routerPlace'
import { Screen } from './screen'

interface Props extends ScreenProps<string> {
  readonly route: Route
  readonly path: string
  readonly search: string
}

const TroublePage = lazyView(() => import('../shared/session/TroublePage'))
const TroubleNote = lazyView(() => import('../shared/session/TroubleNote'))
const open = () => false

interface BodyProps extends Pick<Props, 'route' | 'params'> {
  readonly allowed: boolean
  /** Why the session of a member's page is unknown; null: it is known. */
  readonly trouble: SessionTrouble | null
}

/** Memoized, because the page re-renders with session and title, and React would hydrate the whole screen at once.
 *  Each path has its own, so that a loading page shows its skeleton and not the last page. */
const Body = memo(({ route, params, allowed, trouble }: BodyProps) => {
  const skeleton = <PageSkeleton ownHeading={route.head !== 'inner'} title={route.title} />
  return (
    <>
      {trouble !== null && allowed && (
        <Suspense fallback={null}>
          <div className="session-trouble-note">
            <TroubleNote trouble={trouble} />
          </div>
        </Suspense>
      )}
      <Suspense fallback={skeleton}>
        {allowed ? (
          <Screen loader={route.screen} params={params} />
        ) : trouble === null ? (
          skeleton
        ) : (
          <TroublePage trouble={trouble} headingLevel={route.head === 'inner' ? 2 : 1} />
        )}
      </Suspense>
    </>
  )
})

/** A screen that works on the device alone stays open during maintenance, so this comes before the sign-in page. */
const goToLogin = async (route: Route, ...args: Parameters<typeof rememberAndGoToLogin>): Promise<void> => {
  if (route.meanwhile === 'closed' && (await loadClosedForAll())) return
  await rememberAndGoToLogin(...args)
}

/** A page that was left stays on screen until the next one is rendered, but no longer redirects. */
export const Page = ({ route, params, path, search }: Props) => {
  const [, navigate] = useLocation()
  const { status, user, trouble } = useSession()
  const closed = useSyncExternalStore(onClosedForAll, closedForAll, open)
  const layout = useOwnLayout(path)
  const current = search === '' ? path : `${path}?${search}`
  const decision = decideGuard(route.guard, status, current, {
    asKnown: route.meanwhile !== null && user !== null,
    forAll: route.meanwhile === 'closed' && (closed || trouble === 'closed'),
  })._tag

  const place = use(PlaceContext)
  useEffect(() => {
    const isLeft = () => location.pathname + location.search !== current
    const go: typeof navigate = (...to) => {
      if (!isLeft()) navigate(...to)
    }
    if (isLeft()) return
    if (decision === 'toLogin') void goToLogin(route, current + location.hash, go)
    if (decision === 'toHome') void goOnward(go)
  }, [decision, route, current, navigate, place])

  return (
    <LayoutOf route={route} name={layout}>
      <Body
        key={path}
        route={route}
        params={params}
        allowed={decision === 'allow'}
        trouble={route.guard === 'auth' ? trouble : null}
      />
    </LayoutOf>
  )
}
