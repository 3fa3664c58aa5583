import { decideGuard } from '@careplus/core/session'
import { memo, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { LayoutOf } from '../layouts/LayoutOf'
import { useOwnLayout } from '../layouts/ownLayout'
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

/**
 * What a page shows within its layout. The page around it comes anew with the session's first word and with its title:
 * were this to come with it, React would have to take the whole screen over at one go.
 */
const Body = memo(({ route, params, allowed }: Pick<Props, 'route' | 'params'> & { readonly allowed: boolean }) => {
  const skeleton = <PageSkeleton ownHeading={route.head !== 'inner'} title={route.title} />
  return (
    <Suspense fallback={skeleton}>{allowed ? <Screen loader={route.screen} params={params} /> : skeleton}</Suspense>
  )
})

/** One route in its layout, behind its guard. */
export const Page = ({ route, params, path, search }: Props) => {
  const [, navigate] = useLocation()
  const { status } = useSession()
  const layout = useOwnLayout(path)
  const current = search === '' ? path : `${path}?${search}`
  const decision = decideGuard(route.guard, status, current)._tag

  useEffect(() => {
    if (decision === 'toLogin') void rememberAndGoToLogin(current, navigate)
    if (decision === 'toHome') void goOnward(navigate)
  }, [decision, current, navigate])

  return (
    <LayoutOf route={route} name={layout}>
      <Body route={route} params={params} allowed={decision === 'allow'} />
    </LayoutOf>
  )
}
