import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { sameHash } from '../crypto/tokens.js'
import type { Db } from '../store/store.js'

const yearSeconds = 31_536_000
const maxMarks = 6

export interface KnownBrowser {
  /** Subject of its own allowance for an address; null: it was never signed in with it. */
  readonly subjectFor: (address: string) => string | null
  /** The browser's cookie after this sign-in; null: unchanged. */
  readonly signedInAs: (addresses: ReadonlyArray<string>) => string | null
}

export type KnownBrowsers = (cookies: string | undefined) => KnownBrowser

/** It grants no access: it keeps strangers from using up the owner's allowance. Marks are keyed hashes. */
export const knownBrowsers = (key: string, https: boolean): KnownBrowsers => {
  const name = https ? '__Host-auth_known' : 'auth_known'
  const markOf = (browser: string, address: string): string =>
    createHmac('sha256', key).update(`${browser} ${address}`).digest('base64url').slice(0, 22)
  return (cookies = '') => {
    const value = parseCookie(cookies)[name] ?? ''
    const [id = '', ...marks] = /^[\w-]{22}(\.[\w-]{22}){1,6}$/.test(value) ? value.split('.') : []
    return {
      subjectFor: (address) => (marks.some((mark) => sameHash(mark, markOf(id, address))) ? `${id} ${address}` : null),
      signedInAs: (addresses) => {
        const browser = id === '' ? randomBytes(16).toString('base64url') : id
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

export const knownBrowsersKey = async (db: Db): Promise<string> =>
  String(
    (await db.selectFrom('settings').select('value').where('name', '=', 'known-browsers-key').executeTakeFirstOrThrow())
      .value,
  )
