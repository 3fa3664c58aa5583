import { shareCopy } from '../../copy/share.th'

export interface Shared {
  readonly title: string
  readonly url: string
}

export type ShareTarget = keyof typeof shareCopy.ways

/** Each site's own page for sharing from other sites, and the parameter that takes the address. */
const pages: Readonly<Record<ShareTarget, { readonly address: string; readonly field: string }>> = {
  line: { address: 'https://social-plugins.line.me/lineit/share', field: 'url' },
  facebook: { address: 'https://www.facebook.com/sharer/sharer.php', field: 'u' },
}

export const shareTargets = Object.keys(pages) as ReadonlyArray<ShareTarget>

export const targetAddress = (way: ShareTarget, { url }: Pick<Shared, 'url'>): string => {
  const { address, field } = pages[way]
  return `${address}?${new URLSearchParams({ [field]: url })}`
}

/** Not failures: the sheet is already open, or the parent closed it. */
const decided: ReadonlyArray<string> = ['AbortError', 'InvalidStateError']

/** Opens the system's share sheet. false where there is none or it fails. */
export const shareBySystem = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(shared)
    return true
  } catch (failure) {
    return failure instanceof DOMException && decided.includes(failure.name)
  }
}

const size = 600

/** Opens a small window without a reference to this page. false where the browser refuses; the pressed link then opens a tab. */
export const openSmallWindow = (address: string): boolean => {
  const left = Math.round(screenX + (outerWidth - size) / 2)
  const top = Math.round(screenY + (outerHeight - size) / 2)
  const opened = window.open('', '_blank', `popup,width=${size},height=${size},left=${left},top=${top}`)
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}
