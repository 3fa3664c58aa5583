import { paramsAreValid, pathMatcher } from '@careplus/core/navigation'
import { devRoutes } from '../devRoutes'
import { allRoutes, type Route } from '../routes'

export type Found =
  | { readonly _tag: 'found'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  /** The shape is known, but an `{id}` in it is not one. */
  | { readonly _tag: 'refused' }
  | { readonly _tag: 'unmatched' }

const all = [...allRoutes, ...devRoutes]
const match = pathMatcher(all.map((route) => route.path))
const byPath = new Map(all.map((route) => [route.path, route]))

/** The route of a path as the address bar shows it, without query or hash. A trailing slash makes no difference. */
export const findRoute = (pathname: string): Found => {
  const matched = match(pathname)
  const route = matched._tag === 'matched' ? byPath.get(matched.template) : undefined
  if (matched._tag === 'unmatched' || route === undefined) return { _tag: 'unmatched' }
  return route.params === null || paramsAreValid(route.params, matched.params)
    ? { _tag: 'found', route, params: matched.params }
    : { _tag: 'refused' }
}
