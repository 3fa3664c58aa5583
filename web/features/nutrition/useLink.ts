import { useEffect } from 'react'
import { useFragment } from '../../page/useFragment'
import { showing, useCheck } from './nutritionCheck'
import { checkOf, type LinkedCheck } from './answersLink'
import { resultPath } from './nutritionPaths'

export type Linked =
  | { readonly _tag: 'waits' }
  | { readonly _tag: 'none' }
  | ({ readonly _tag: 'check'; readonly link: string } & LinkedCheck)

/** Signing in drops the fragment; the link of the check shown last is then put into the address again. */
export const useLink = (): Linked => {
  const fragment = useFragment()
  const { shown, ready } = useCheck()
  const link = fragment === '' ? shown : fragment
  const check = link === null ? null : checkOf(link)
  const matching = check !== null && link !== null ? link : null
  useEffect(() => {
    if (matching === null || !ready) return
    showing(matching)
    if (location.pathname === resultPath && location.hash === '')
      history.replaceState(history.state, '', `${resultPath}${location.search}#${matching}`)
  }, [matching, ready])
  if (fragment === null || (fragment === '' && !ready)) return { _tag: 'waits' }
  return check === null || link === null ? { _tag: 'none' } : { _tag: 'check', link, ...check }
}
