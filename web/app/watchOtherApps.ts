import { otherAppCopy } from '../copy/otherApp.th'
import { toastsIn } from '../ui/Toast'
import { otherAppOf, whereNothingOpens } from './externalApp'

export const watchOtherApps = (show: Parameters<typeof toastsIn>[0]): (() => void) => {
  const press = ({ target }: Event): void => {
    const pressed = otherAppOf(target)
    if (pressed === null) return
    whereNothingOpens(window, () =>
      toastsIn(show)({ text: otherAppCopy[pressed.app](pressed.address), tone: 'failed' }),
    )
  }
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}
