import { paramsAreValid, pathMatcher } from '@careplus/core/navigation'
import type { Route } from './route'

export type RouteMatch =
  | { readonly _tag: 'found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  /** The shape is known, but an `{id}` in it is not one. */
  | { readonly _tag: 'refused' }
  | { readonly _tag: 'unmatched' }

let routes: ReadonlyArray<Route> = []
let match = pathMatcher<string>([])

/** The route table, which knows every screen, is above whoever asks here: the app hands it down as it starts. */
export const knowRoutes = (table: ReadonlyArray<Route>): void => {
  routes = table
  match = pathMatcher(table.map(({ path }) => path))
}

/** The route of a path as the address bar shows it, without query or hash. A trailing slash makes no difference. */
export const findRoute = (pathname: string): RouteMatch => {
  const matched = match(pathname)
  const route = matched._tag === 'matched' ? routes.find(({ path }) => path === matched.template) : undefined
  if (matched._tag === 'unmatched' || route === undefined) return { _tag: 'unmatched' }
  return route.params === null || paramsAreValid(route.params, matched.params)
    ? { _tag: 'found', route, params: matched.params }
    : { _tag: 'refused' }
}
