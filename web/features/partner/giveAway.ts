import type { InviteWay } from '@careplus/core/ports'
import { partnerCopy } from '../../copy/partner.th'

const copy = partnerCopy.made.message

/** What is sent to the other: words, and a link where there is one. The token stands in the fragment: no server sees it. */
export const messageOf = (way: InviteWay, secret: string): { readonly text: string; readonly url: string | null } =>
  way === 'link'
    ? { text: copy.link(), url: `${location.origin}/add-partner#invite=${secret}` }
    : { text: copy.code(secret, `${location.host}/add-partner`), url: null }

/** To the clipboard; false: this browser does not let us. */
export const copyMessage = async (way: InviteWay, secret: string): Promise<boolean> => {
  const { text, url } = messageOf(way, secret)
  try {
    await navigator.clipboard.writeText(url ?? text)
    return true
  } catch {
    return false
  }
}

/** The system's own share sheet. false: there is none, and the clipboard is the way. A parent who thinks better of it has decided. */
export const shareMessage = async (way: InviteWay, secret: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false
  const { text, url } = messageOf(way, secret)
  try {
    await navigator.share(url === null ? { text } : { text, url })
    return true
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError'
  }
}
