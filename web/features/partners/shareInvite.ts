import type { InviteWay } from '@careplus/core/ports'
import { partnerCopy } from '../../copy/partners.th'

const copy = partnerCopy.made.message

/** The token is in the fragment, which no server sees. */
export const messageOf = (method: InviteWay, secret: string): { readonly text: string; readonly url: string | null } =>
  method === 'link'
    ? { text: copy.link(), url: `${location.origin}/add-partner#invite=${secret}` }
    : { text: copy.code(secret, `${location.host}/add-partner`), url: null }

export const copyMessage = async (method: InviteWay, secret: string): Promise<boolean> => {
  const { text, url } = messageOf(method, secret)
  try {
    await navigator.clipboard.writeText(url ?? text)
    return true
  } catch {
    return false
  }
}

/** false: there is no share sheet, so the caller copies instead. Closing the sheet counts as done. */
export const shareMessage = async (method: InviteWay, secret: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false
  const { text, url } = messageOf(method, secret)
  try {
    await navigator.share(url === null ? { text } : { text, url })
    return true
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError'
  }
}
