import { use, useEffect, useSyncExternalStore } from 'react'
import { shellCopy } from '../copy/shell.th'
import { ToastContext } from '../ui/ToastRegion'
import { newerBuild, onNewerBuild, unasked } from '../page/build'
import { useOnline } from '../page/connection'
import { onFirstTouch } from './watchLinks'
import './appNotices.css'

export const Notices = () => {
  const online = useOnline()
  const newer = useSyncExternalStore(onNewerBuild, newerBuild, () => false)
  const show = use(ToastContext)

  useEffect(() => {
    if (!newer) return
    unasked(() => import('../ui/Toast')).then(
      ({ toastsIn }) =>
        toastsIn(show)({
          text: shellCopy.newVersion,
          action: { label: shellCopy.reload, onAction: () => location.reload() },
        }),
      () => undefined,
    )
  }, [newer, show])

  useEffect(() => {
    let stopWatching: (() => void) | null = null
    let over = false
    const stopWaiting = onFirstTouch(() => {
      unasked(() => import('./watchTouched')).then(
        ({ watchTouched }) => {
          if (!over) stopWatching = watchTouched(show)
        },
        () => undefined,
      )
      return true
    })
    return () => {
      over = true
      stopWaiting()
      stopWatching?.()
    }
  }, [show])

  return (
    <div className="notices" role="status">
      {!online && <p>{shellCopy.offline}</p>}
    </div>
  )
}
