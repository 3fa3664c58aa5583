import { shareCopy } from '../../copy/share.th'

export interface Shared {
  readonly title: string
  /** The whole address. */
  readonly url: string
}

export type Way = keyof typeof shareCopy.ways

/** Where each takes what is shared: the pages that they give for it to any site. */
const pages: Readonly<Record<Way, { readonly address: string; readonly field: string }>> = {
  line: { address: 'https://social-plugins.line.me/lineit/share', field: 'url' },
  facebook: { address: 'https://www.facebook.com/sharer/sharer.php', field: 'u' },
}

export const ways = Object.keys(pages) as ReadonlyArray<Way>

export const wayAddress = (way: Way, { url }: Shared): string => {
  const { address, field } = pages[way]
  return `${address}?${new URLSearchParams({ [field]: url })}`
}

/** The system shows one sheet at a time, and a parent who thinks better of it has decided. */
const decided: ReadonlyArray<string> = ['AbortError', 'InvalidStateError']

/** By the system's own sheet of apps. false: there is none, or it fails; the ways above are left. */
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

/**
 * In a small window of its own, which knows nothing of ours. false: the browser does not open one, and the link that was
 * pressed opens a tab instead.
 */
export const openSmall = (address: string): boolean => {
  const left = Math.round(screenX + (outerWidth - size) / 2)
  const top = Math.round(screenY + (outerHeight - size) / 2)
  const opened = window.open('', '_blank', `popup,width=${size},height=${size},left=${left},top=${top}`)
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}
