import { createRoot } from 'react-dom/client'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { maintenanceCopy } from '../../copy/maintenance.th'
import { Logo } from '../../ui/Logo'
import { fullTitle } from '../../page/documentHead'
import { closedPage, leaveClosed, onClosed } from './closedPage'
import { MaintenanceView } from '../../shared/maintenance/MaintenanceView'

/** The app stays mounted but hidden, so that typed text and position return. */
const useAppHidden = (hidden: boolean): void => {
  useLayoutEffect(() => {
    const app = document.querySelector<HTMLElement>('.app')
    if (!hidden || app === null) return
    const [title, top, focused] = [document.title, scrollY, document.activeElement]
    app.hidden = true
    document.title = fullTitle(maintenanceCopy.page)
    scrollTo(0, 0)
    return () => {
      app.hidden = false
      if (document.title === fullTitle(maintenanceCopy.page)) document.title = title
      scrollTo(0, top)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [hidden])
}

const Closed = () => {
  const closed = useSyncExternalStore(onClosed, closedPage)
  const [path] = useLocation()
  const elsewhere = closed !== null && closed.path !== path
  useEffect(() => {
    if (elsewhere) leaveClosed()
  }, [elsewhere])
  const shown = elsewhere ? null : closed
  useAppHidden(shown !== null)
  return shown === null ? null : (
    <div className="layout">
      <main id="content" className="page">
        <MaintenanceView notice={shown.notice} head={<Logo href={null} />} />
      </main>
    </div>
  )
}

let mounted = false

export const mountClosed = (): void => {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Closed />)
}
