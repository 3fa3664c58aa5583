import { shareMenuCopy } from '../../copy/shareMenu.th'
import { linePage } from './linePage'
import type { Shared } from './shareBySystem'

export type ShareTarget = keyof typeof shareMenuCopy.ways

const pages: Readonly<Record<ShareTarget, { readonly address: string; readonly field: string }>> = {
  line: { address: linePage, field: 'url' },
  facebook: { address: 'https://www.facebook.com/sharer/sharer.php', field: 'u' },
}

export const shareTargets = Object.keys(pages) as ReadonlyArray<ShareTarget>

export const targetAddress = (target: ShareTarget, { url }: Pick<Shared, 'url'>): string => {
  const { address, field } = pages[target]
  return `${address}?${new URLSearchParams({ [field]: url })}`
}

const size = 600

/** Without a reference to this page. false: the browser refuses; the pressed link then opens a tab. */
export const openSmallWindow = (address: string): boolean => {
  const left = Math.round(screenX + (outerWidth - size) / 2)
  const top = Math.round(screenY + (outerHeight - size) / 2)
  const opened = window.open('', '_blank', `popup,width=${size},height=${size},left=${left},top=${top}`)
  if (opened === null) return false
  opened.opener = null
  opened.location.replace(address)
  return true
}
