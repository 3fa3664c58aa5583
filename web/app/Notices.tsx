import { useEffect, useSyncExternalStore } from 'react'
import { shellCopy } from '../copy/shell.th'
import { useToast } from '../ui/Toast'
import { newerBuild, onNewerBuild } from './build'
import { useOnline } from './connection'
import './notices.css'

/** What the shell itself has to say: that there is no connection, that there is a newer version. */
export const Notices = () => {
  const online = useOnline()
  const newer = useSyncExternalStore(onNewerBuild, newerBuild, () => false)
  const showToast = useToast()

  // Gone after a while, and no harm: the newer version comes with the next page anyway.
  useEffect(() => {
    if (newer)
      showToast({
        text: shellCopy.newVersion,
        action: { label: shellCopy.reload, onAction: () => location.reload() },
      })
  }, [newer, showToast])

  return (
    <div className="notices" role="status">
      {!online && <p>{shellCopy.offline}</p>}
    </div>
  )
}
