import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies ignore ports: with a plain path the browser would send this one to every service on this machine. */
const place = /^\/staff\/~[A-Za-z0-9_-]{32,128}(?=\/staff\/api\/)/

/** Null: the call used no such path. */
export const placeIn = (url: string): string | null => place.exec(url)?.[0] ?? null
export const withoutPlace = (url: string): string => url.replace(place, '')

/** The public host is of the console alone, so its cookies need no place; `__Host-` binds them to it. */
export interface CookieScope {
  readonly isPublic: boolean
  readonly place: string
}

const nameOf = (isPublic: boolean, name: string): string => (isPublic ? `__Host-${name}` : name)

/** Sent to its console only, and never with calls from other sites. It ends with the browser; the server decides how long it is valid. */
const set = (value: string, { isPublic, place: path }: CookieScope, end: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({
    name: nameOf(isPublic, 'careplus_staff'),
    value,
    path: isPublic ? '/' : path,
    secure: isPublic,
    httpOnly: true,
    sameSite: 'strict',
    ...end,
  })

export const cookieWith = (session: string, scope: CookieScope): string => set(session, scope)

export const clearedCookie = (scope: CookieScope): string => set('', scope, { maxAge: 0 })

const valueIn = (header: string, name: string): string | null => {
  const value = parseCookie(header)[name] ?? ''
  return /^[A-Za-z0-9_-]{1,128}$/.test(value) ? value : null
}

export const sessionIn = (header: string | undefined, isPublic: boolean): string | null =>
  valueIn(header ?? '', nameOf(isPublic, 'careplus_staff'))

const signInName = (isPublic: boolean): string => nameOf(isPublic, 'careplus_staff_sign_in')

/** Binds a sign-in to the browser that began it; `lax`, because the directory, another site, leads back. */
export const signInCookie = (value: string, isPublic: boolean, maxAge: number): string =>
  stringifySetCookie({
    name: signInName(isPublic),
    value,
    path: isPublic ? '/' : '/staff/api/sign-in/',
    secure: isPublic,
    httpOnly: true,
    sameSite: 'lax',
    maxAge,
  })

export const signInBrowserIn = (header: string | undefined, isPublic: boolean): string | null =>
  valueIn(header ?? '', signInName(isPublic))
