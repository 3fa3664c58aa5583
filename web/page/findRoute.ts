import { pathMatcher } from '@careplus/core/navigation'
import { paramsAreValid } from '@careplus/core/internal/navigation'
import type { Route } from './route'

export type RouteMatch =
  | { readonly _tag: 'found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly _tag: 'refused' }
  | { readonly _tag: 'unmatched' }

let routes: ReadonlyArray<Route> = []
let match = pathMatcher<string>([])

/** The app passes the route table down at its start, because the table imports every screen. */
export const knowRoutes = (table: ReadonlyArray<Route>): void => {
  routes = table
  match = pathMatcher(table.map(({ path }) => path))
}

export const findRoute = (pathname: string): RouteMatch => {
  const matched = match(pathname)
  const route = matched._tag === 'matched' ? routes.find(({ path }) => path === matched.template) : undefined
  if (matched._tag === 'unmatched' || route === undefined) return { _tag: 'unmatched' }
  return route.params === null || paramsAreValid(route.params, matched.params)
    ? { _tag: 'found', route, params: matched.params }
    : { _tag: 'refused' }
}
