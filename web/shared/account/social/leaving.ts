import type { SocialName, SocialWay } from '@careplus/core/ports'
import { popupSize } from '@careplus/core/session'
import { loadSocialServices } from '../../../calls/useServices'
import { breakpoints } from '../../../ui/breakpoints'

/** A window of its own only where there is room for two: a computer with a pointer, from the width of our desktop look. */
const hasRoom = (): boolean =>
  typeof BroadcastChannel !== 'undefined' &&
  matchMedia(`(min-width: ${breakpoints.desktop}px) and (pointer: fine)`).matches

const openWindow = (): Window | null => {
  const { width, height } = popupSize
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  // Empty at first: a window may be opened only while the press is being handled, and the address is not known yet.
  return window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`)
}

export interface Leaving {
  /** What the answer will carry, where it is awaited here; null: this page is on its way out. */
  readonly state: string | null
}

/**
 * To be called while the press is being handled. Where a window can be had the provider opens in it, and the answer
 * comes by the channel; where it is blocked, or there is no room, this page goes there and comes back to /callback.
 */
export const leaveFor = async (
  name: SocialName,
  way: SocialWay,
  purpose: 'signIn' | 'link' = 'signIn',
): Promise<Leaving> => {
  const popup = hasRoom() ? openWindow() : null
  const mode = popup === null ? 'redirect' : 'popup'
  try {
    const { begin } = await loadSocialServices()
    const address = await begin({ name, way, redirectUri: `${location.origin}/callback`, mode, purpose })()
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
