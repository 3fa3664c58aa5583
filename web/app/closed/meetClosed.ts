import { unasked } from '../../page/build'
import { loadMaintenance } from '../../calls/maintenance'
import { closedNow, closeHere } from './closed'
import { worksMeanwhile } from './worksMeanwhile'

export { isClosedNow } from '../../calls/maintenance'

/** A call was refused because the server is closed. */
export const meetClosed = async (): Promise<void> => {
  const path = location.pathname
  if (worksMeanwhile(path) || closedNow()?.path === path) return
  const notice = (await loadMaintenance()) ?? { on: true, message: null, until: null }
  if (!notice.on || location.pathname !== path) return
  const { mountClosed } = await unasked(() => import('./mountClosed'))
  mountClosed()
  closeHere({ path, notice })
}
