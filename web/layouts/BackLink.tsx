import type { MouseEvent, ReactNode } from 'react'
import { Link, useRouter } from 'wouter'
import { findRoute } from '../page/findRoute'

/** The nearest page above: `/children/stool-date` leads up to `/children`. */
export const parentOf = (path: string): string => {
  const up = path.replace(/\/[^/]*\/?$/, '')
  if (up === '') return '/'
  return findRoute(up)._tag === 'found' ? up : parentOf(up)
}

/** Whether this page was come to from another one of the app: entries are numbered from 0. */
const cameFromHere = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state && Number(state.entry) > 0
}

/** Back to where the parent came from; on a page opened by its address, up to the page above it. */
export const BackLink = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter()
  const [path] = router.hook(router)
  const goBack = (event: MouseEvent): void => {
    if (!cameFromHere()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link className="icon-button" href={parentOf(path)} onClick={goBack}>
      {children}
    </Link>
  )
}
