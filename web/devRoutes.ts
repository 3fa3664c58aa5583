import type { Route } from './page/route'
import { open } from './routes'

/** A page of the design system that only `npm run dev` serves. */
export const devRoutes: ReadonlyArray<Route> = import.meta.env.DEV
  ? [
      open('/_design', 'default', 'public', 'ระบบออกแบบ', {
        head: 'brand',
        screen: () => import('./features/design/DesignRoute'),
      }),
    ]
  : []
