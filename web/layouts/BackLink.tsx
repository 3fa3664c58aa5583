import type { MouseEvent, ReactNode } from 'react'
import { Link, useRouter } from 'wouter'
import { findRoute } from '../page/findRoute'
import { useHash } from '../page/useHash'
import { sections } from './navSections'

export const parentOf = (path: string): string => {
  const up = path.replace(/\/[^/]*\/?$/, '')
  if (up === '') return '/'
  return findRoute(up)._tag === 'found' ? up : parentOf(up)
}

/** Whether an earlier page of this app led here: the app numbers its history entries from 0. */
const cameFromThisApp = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state && Number(state.entry) > 0
}

/** From a level of the profile to its rows, in its place: pushed, they would lead back to the level. */
export const BackLink = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter()
  const [path] = router.hook(router)
  const isLevel = useHash() !== '' && path === sections.me
  const goBack = (event: MouseEvent): void => {
    if (!cameFromThisApp()) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link className="icon-button" href={isLevel ? path : parentOf(path)} replace={isLevel} onClick={goBack}>
      {children}
    </Link>
  )
}
