import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { sameHash } from '../crypto/tokens.js'
import type { Db } from '../store/store.js'

const yearSeconds = 31_536_000
/** How many addresses a browser is remembered for, the newest first. */
const maxMarks = 6

export interface KnownBrowser {
  /** What its own allowance for an address is counted by; null: it was never signed in as that. */
  readonly subjectFor: (address: string) => string | null
  /** The cookie of the same browser once it is signed in as these too; null: there is nothing to say. */
  readonly signedInAs: (addresses: ReadonlyArray<string>) => string | null
}

export type KnownBrowsers = (cookies: string | undefined) => KnownBrowser

/**
 * An HttpOnly cookie by which a browser is known that has been signed in as a number or an address. It opens nothing: it lets
 * strangers' calls use up none of what its owner may ask for. It names nobody to whoever reads it without the store's key,
 * and is worth nothing in another form: each mark is of this browser and of one address.
 */
export const knownBrowsers = (key: string, https: boolean): KnownBrowsers => {
  const name = https ? '__Host-auth_known' : 'auth_known'
  const markOf = (browser: string, address: string): string =>
    createHmac('sha256', key).update(`${browser} ${address}`).digest('base64url').slice(0, 22)
  return (cookies = '') => {
    const value = parseCookie(cookies)[name] ?? ''
    const [kept = '', ...marks] = /^[\w-]{22}(\.[\w-]{22}){1,6}$/.test(value) ? value.split('.') : []
    return {
      subjectFor: (address) =>
        marks.some((mark) => sameHash(mark, markOf(kept, address))) ? `${kept} ${address}` : null,
      signedInAs: (addresses) => {
        const browser = kept === '' ? randomBytes(16).toString('base64url') : kept
        const all = new Set([...addresses.map((address) => markOf(browser, address)), ...marks])
        if (all.size === 0) return null
        const held = [browser, ...[...all].slice(0, maxMarks)].join('.')
        return stringifySetCookie({
          name,
          value: held,
          maxAge: yearSeconds,
          path: '/',
          httpOnly: true,
          secure: https,
          sameSite: 'lax',
        })
      },
    }
  }
}

/** One key for all servers of this store. */
export const knownBrowsersKey = async (db: Db): Promise<string> =>
  String(
    (await db.selectFrom('settings').select('value').where('name', '=', 'known-browsers-key').executeTakeFirstOrThrow())
      .value,
  )
