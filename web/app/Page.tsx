import { decideGuard } from '@careplus/core/session'
import { memo, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { LayoutOf } from '../layouts/LayoutOf'
import { useOwnLayout } from '../layouts/ownLayout'
import type { Route, ScreenProps } from '../page/route'
import { goOnward, rememberAndGoToLogin } from '../calls/session/returning'
import { useSession } from '../calls/session/useSession'
import type { SessionTrouble } from '../calls/session/view'
import { askClosedForAll, closedForAll, onClosedForAll } from './closed/closedForAll'
import { lazyView } from '../page/lazyView'
import { PageSkeleton } from '../layouts/PageSkeleton'
import { PlaceContext } from './place'
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
  /** Of a member's page: why the server cannot say who is here. */
  readonly trouble: SessionTrouble | null
}

/**
 * What a page shows within its layout. The page around it comes anew with the session's first word and with its title:
 * were this to come with it, React would have to take the whole screen over at one go. Every path has a body of its own, so that
 * a page whose code is still on its way shows its shapes, and does not keep the page before it waiting.
 */
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

/** What works on the device alone is not shut with the server: whether it is, is asked before a visitor is sent to sign in. */
const goToLogin = async (route: Route, ...way: Parameters<typeof rememberAndGoToLogin>): Promise<void> => {
  if (route.meanwhile === 'closed' && (await askClosedForAll())) return
  await rememberAndGoToLogin(...way)
}

/**
 * One route in its layout, behind its guard. A page that was left stays on show until the next one is drawn: it sends nobody
 * anywhere any more, for who signs out on it is on the way elsewhere.
 */
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
