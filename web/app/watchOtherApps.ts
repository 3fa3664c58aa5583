import { otherAppCopy } from '../copy/otherApp.th'
import { toastsIn } from '../ui/Toast'
import { otherAppOf, whereNothingOpens } from './otherApp'

/** Says of a pressed link that no app has taken it. Returns the way to stop. */
export const watchOtherApps = (show: Parameters<typeof toastsIn>[0]): (() => void) => {
  const press = ({ target }: Event): void => {
    const asked = otherAppOf(target)
    if (asked === null) return
    whereNothingOpens(window, () => toastsIn(show)({ text: otherAppCopy[asked.app](asked.address), tone: 'failed' }))
  }
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}
