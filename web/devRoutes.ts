import type { Route } from './page/route'
import { open } from './routes'

export const devRoutes: ReadonlyArray<Route> = import.meta.env.DEV
  ? [
      open('/_design', 'default', 'public', 'ระบบออกแบบ', {
        head: 'brand',
        screen: () => import('./features/design/DesignRoute'),
      }),
    ]
  : []
