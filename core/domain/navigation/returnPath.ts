import * as E from 'fp-ts/Either'
import { asText } from '../text/asText.js'
import { fieldsOf } from '../reading/fields.js'
import { withoutEnd } from '../text/ends.js'
import type { LocalPath } from './localPath.js'
import { localPath } from './localPath.js'
import { longestPath } from './longestPath.js'

/** The path after signing in. `savedAt` in milliseconds since the epoch. `member`: the page's owner; absent: any
 * member may open it. */
export interface ReturnPath {
  readonly path: LocalPath
  readonly savedAt: number
  readonly member?: string
}

export const returnPathLifeMs = 30 * 60_000

export const returnParameter = 'rd'

/** A return to these would loop. */
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

/** In any encoding, because routes decode the path too. */
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

/** Other fragments may be secrets or answers. */
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

export const asksForReturn = (current: string): boolean => split(current).parameters.some(isReturnParameter)

/** `current` as a return path, without `rd`, with a fragment only if it names a part of the page; null: no local
 * path, or a screen of signing in.
 * @example
 * returnPathOf(Date.UTC(2026, 10, 20))('/rewards?page=2') // => { path: '/rewards?page=2', savedAt: 1795132800000 } */
export const returnPathOf =
  (now: number) =>
  (current: string): ReturnPath | null => {
    const { pathname, parameters } = split(current)
    const otherParameters = parameters.filter((parameter) => parameter !== '' && !isReturnParameter(parameter))
    const query = otherParameters.length === 0 ? '' : `?${otherParameters.join('&')}`
    const path = localPath(`${pathname}${query}${placeIn(current)}`)
    return E.isLeft(path) || isSignInScreen(path.right) ? null : { path: path.right, savedAt: now }
  }

/** The return path to save at a visit of `current` if it has `rd`, else null. The value of `rd` is never used.
 * @example rememberedAt(Date.UTC(2026, 10, 20))('/rewards?page=2&rd=https://evil.com')?.path // => '/rewards?page=2' */
export const rememberedAt =
  (now: number) =>
  (current: string): ReturnPath | null =>
    asksForReturn(current) ? returnPathOf(now)(current) : null

/** A return path as the device stores it. */
export interface StoredReturnPath {
  readonly path: string
  readonly savedAt: number
  readonly member?: string
}

/** The path to return to for `member`, from an untrusted stored value; null: none, expired, invalid, or another
 * member's. Remove the stored entry in any case.
 * @example
 * const now = Date.UTC(2026, 10, 20)
 * takeReturnPath(now + 60_000, null)(rememberedAt(now)('/rewards?rd')) // => '/rewards' */
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
