import { decideGuard } from '@careplus/core/session'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { NotBuilt } from '../features/notBuilt/NotBuilt'
import { LayoutOf } from '../layouts/LayoutOf'
import type { Route, ScreenProps } from '../routes'
import { goOnward, rememberAndGoToLogin } from '../session/returning'
import { useSession } from '../session/useSession'
import { PageSkeleton } from './PageSkeleton'
import { Screen } from './screen'

interface Props extends ScreenProps {
  readonly route: Route
  readonly path: string
  readonly search: string
}

/** One route in its layout, behind its guard. */
export const Page = ({ route, params, path, search }: Props) => {
  const [, navigate] = useLocation()
  const { status } = useSession()
  const current = search === '' ? path : `${path}?${search}`
  const decision = decideGuard(route.guard, status, current)._tag

  useEffect(() => {
    if (decision === 'toLogin') void rememberAndGoToLogin(current, navigate)
    if (decision === 'toHome') void goOnward(route.path, navigate)
  }, [decision, current, route.path, navigate])

  const skeleton = <PageSkeleton ownHeading={route.head !== 'inner'} title={route.title} />
  return (
    <LayoutOf route={route}>
      <Suspense fallback={skeleton}>
        {decision !== 'allow' ? (
          skeleton
        ) : route.screen === null ? (
          <NotBuilt route={route} />
        ) : (
          <Screen loader={route.screen} params={params} />
        )}
      </Suspense>
    </LayoutOf>
  )
}
