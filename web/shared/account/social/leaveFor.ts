import type { SocialName, SocialWay } from '@careplus/core/ports'
import { popupSize } from '@careplus/core/internal/session'
import { loadSocialServices } from '../../../calls/useServices'
import { breakpoints } from '../../../ui/breakpoints'

const hasRoom = (): boolean =>
  typeof BroadcastChannel !== 'undefined' &&
  matchMedia(`(min-width: ${breakpoints.desktop}px) and (pointer: fine)`).matches

const openWindow = (): Window | null => {
  const { width, height } = popupSize
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  // Opened empty, because a window may be opened only while the press is handled, and the address is not known yet.
  return window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
}

export interface Leaving {
  /** The state of the awaited answer; null where this page itself goes to the provider. */
  readonly state: string | null
}

/** Call it while the press is handled. Without a window this page goes to the provider and comes back to /callback. */
export const leaveFor = async (
  name: SocialName,
  method: SocialWay,
  purpose: 'signIn' | 'link' = 'signIn',
): Promise<Leaving> => {
  const popup = hasRoom() ? openWindow() : null
  const mode = popup === null ? 'redirect' : 'popup'
  try {
    const { begin } = await loadSocialServices()
    const address = await begin({ name, way: method, redirectUri: `${location.origin}/callback`, mode, purpose })
    if (popup === null) {
      location.assign(address)
      return { state: null }
    }
    popup.location.replace(address)
    return { state: new URL(address).searchParams.get('state') }
  } catch (failure) {
    popup?.close()
    throw failure
  }
}
