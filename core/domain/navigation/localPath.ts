import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isUnreadable } from '../text/unreadable.js'
import { longestPath } from './longestPath.js'

/** The WHATWG parser of the platform decides where a link leads. */
declare const URL: (new (address: string, base: string) => Parts) | undefined
interface Parts {
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Marks a path that `localPath` has accepted. */
export interface LocalPathBrand {
  readonly LocalPath: unique symbol
}
/** A path on this site, normalised by the URL parser: `/children?tab=growth#weight`. Safe to navigate to. */
export type LocalPath = t.Branded<string, LocalPathBrand>

/** The text is no path within the app. */
export interface NotALocalPath {
  readonly _tag: 'NotALocalPath'
}

const refused: E.Either<NotALocalPath, never> = /*#__PURE__*/ E.left({ _tag: 'NotALocalPath' })

// eslint-disable-next-line no-control-regex
const forbidden = /[\\\u0000-\u001F\u007F-\u009F]/
const ownOrigin = 'https://here.invalid'

const parsed = (path: string): Parts | null => {
  if (typeof URL === 'undefined') return null
  try {
    const { origin, pathname, search, hash } = new URL(path, ownOrigin)
    return { origin, pathname, search, hash }
  } catch {
    return null
  }
}

/** Accepts a path that stays on this site after the URL parser has resolved dots and escapes: `/%2e%2e//evil.com` is
 * refused. Without a URL parser every path is refused. Escapes stay, even broken ones: decode with care.
 * @example localPath('https://evil.com') // => { _tag: 'Left', left: { _tag: 'NotALocalPath' } } */
export const localPath = (received: unknown): E.Either<NotALocalPath, LocalPath> => {
  if (typeof received !== 'string' || received.length > longestPath) return refused
  if (!received.startsWith('/') || received.startsWith('//') || forbidden.test(received)) return refused
  if (isUnreadable(received)) return refused
  const decoded = parsed(received)
  if (decoded === null || decoded.origin !== ownOrigin || decoded.pathname.startsWith('//')) return refused
  return E.right(`${decoded.pathname}${decoded.search}${decoded.hash}` as LocalPath)
}

export const LocalPath = /*#__PURE__*/ t.brand(
  t.string,
  (text): text is t.Branded<string, LocalPathBrand> => {
    const decoded = localPath(text)
    return E.isRight(decoded) && decoded.right === text
  },
  'LocalPath',
)

export const home = '/' as LocalPath

/** The path of an untrusted target if it is local, else home.
 * @example localPathOrHome('/%2e%2e//evil.com') // => '/' */
export const localPathOrHome = (received: unknown): LocalPath => E.getOrElse(() => home)(localPath(received))
