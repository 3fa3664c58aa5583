import * as E from 'fp-ts/Either'
import { asText } from '../text/asText.js'
import { fieldsOf } from '../reading/fields.js'
import { withoutEnd } from '../text/ends.js'
import type { LocalPath } from './localPath.js'
import { localPath } from './localPath.js'
import { longestPath } from './longestPath.js'

/** Where to go after signing in, and when that was remembered (milliseconds since the epoch). */
export interface ReturnPath {
  readonly path: LocalPath
  readonly savedAt: number
  /** The member whose page it was; absent: a visitor's, which whoever signs in may go on to. */
  readonly member?: string
}

/** A return path is forgotten after half an hour. */
export const returnPathLifeMs = 30 * 60_000

/** The query parameter that asks for the current path to be remembered, by its presence alone. */
export const returnParameter = 'rd'

/** Screens of signing in: returning to one of them would lead in a circle. */
const signInScreens = [
  '/login',
  '/login-with-phone',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/email-required',
  '/migration',
  '/callback',
  '/th/callback',
]

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * However it is written: the routes decode an address too.
 * @example
 * isSignInScreen('/login') // => true
 * isSignInScreen('/rewards') // => false
 */
export const isSignInScreen = (path: string): boolean => {
  const pathname = withoutEnd(
    decoded(
      asText(path)
        .slice(0, longestPath)
        .replace(/[?#].*/s, ''),
    ),
    '/',
  ).toLowerCase()
  return signInScreens.some((screen) => pathname === screen || pathname.startsWith(`${screen}/`))
}

const isReturnParameter = (parameter: string): boolean =>
  decoded(parameter.replace(/=.*/s, '').replaceAll('+', ' ')) === returnParameter

/** A part of a page. Anything else in a fragment may be a secret, or answers. */
const namedPlace = /^#[a-z][a-z-]{0,39}$/

const placeIn = (current: string): string => {
  const received = asText(current)
  const mark = received.length > longestPath ? -1 : received.indexOf('#')
  const fragment = mark === -1 ? '' : received.slice(mark)
  return namedPlace.test(fragment) ? fragment : ''
}

const split = (current: string): { readonly pathname: string; readonly parameters: ReadonlyArray<string> } => {
  const received = asText(current)
  const [beforeHash = ''] = received.length > longestPath ? [] : received.split('#', 1)
  const mark = beforeHash.indexOf('?')
  return mark === -1
    ? { pathname: beforeHash, parameters: [] }
    : { pathname: beforeHash.slice(0, mark), parameters: beforeHash.slice(mark + 1).split('&') }
}

/**
 * Whether this address asks to be returned to: it carries `rd`, whatever its value.
 * @example
 * asksForReturn('/login?rd=/rewards') // => true
 */
export const asksForReturn = (current: string): boolean => split(current).parameters.some(isReturnParameter)

/**
 * `current` as a return path: without `rd`, and with the fragment only where it names a part of the page, such as
 * `#data`. Null where it is no local path, or a screen of signing in. For the guard that sends a visitor to /login.
 * @example
 * returnPathOf(Date.UTC(2026, 10, 20))('/rewards?page=2') // => { path: '/rewards?page=2', savedAt: 1795132800000 }
 */
export const returnPathOf =
  (now: number) =>
  (current: string): ReturnPath | null => {
    const { pathname, parameters } = split(current)
    const kept = parameters.filter((parameter) => parameter !== '' && !isReturnParameter(parameter))
    const query = kept.length === 0 ? '' : `?${kept.join('&')}`
    const path = localPath(`${pathname}${query}${placeIn(current)}`)
    return E.isLeft(path) || isSignInScreen(path.right) ? null : { path: path.right, savedAt: now }
  }

/**
 * What to remember at a visit of `current`: a return path if it carries `rd`, else null. The value of `rd` is never used.
 * @example
 * rememberedAt(Date.UTC(2026, 10, 20))('/rewards?page=2&rd=https://evil.com')?.path // => '/rewards?page=2'
 */
export const rememberedAt =
  (now: number) =>
  (current: string): ReturnPath | null =>
    asksForReturn(current) ? returnPathOf(now)(current) : null

/** A return path as a device keeps it. */
export interface StoredReturnPath {
  readonly path: string
  readonly savedAt: number
  readonly member?: string
}

/**
 * The path to return to for `member`, from what was stored (which may be old, or altered). Null: forgotten, none, not ours,
 * or another member's. It is used once: the caller removes the stored entry whatever this answers.
 * @example
 * const now = Date.UTC(2026, 10, 20)
 * takeReturnPath(now + 29 * 60_000, 'member-1')(rememberedAt(now)('/rewards')) // => null
 * takeReturnPath(now + 30 * 60_000, 'member-1')(rememberedAt(now)('/rewards')) // => null
 */
export const takeReturnPath =
  (now: number, member: string | null) =>
  (stored: unknown): LocalPath | null => {
    const entry = fieldsOf(stored)
    if (entry === null || (entry['member'] !== undefined && entry['member'] !== member)) return null
    const { path, savedAt } = entry
    if (typeof path !== 'string' || typeof savedAt !== 'number') return null
    const age = now - savedAt
    return age >= 0 && age < returnPathLifeMs ? (returnPathOf(now)(path)?.path ?? null) : null
  }
