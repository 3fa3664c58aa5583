import { unasked } from '../../page/build'
import { loadMaintenance } from '../../calls/loadMaintenance'
import { closedPage, showClosed } from './closedPage'
import { worksMeanwhile } from './openWhileClosed'

export { isClosedNow } from '../../calls/loadMaintenance'

export const onClosedCall = async (): Promise<void> => {
  const path = location.pathname
  if (worksMeanwhile(path) || closedPage()?.path === path) return
  const notice = (await loadMaintenance()) ?? { on: true, message: null, until: null }
  if (!notice.on || location.pathname !== path) return
  const { mountClosed } = await unasked(() => import('./mountClosed'))
  mountClosed()
  showClosed({ path, notice })
}
