import * as fc from 'fast-check'
import type { LocalPath } from '../domain/navigation/localPath.js'
import type { Uuid } from '../domain/navigation/routeId.js'

const word = () =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-_~'), { minLength: 1, maxLength: 8 })
    .map((all) => all.join(''))

/**
 * A path of this site in its normal form, with or without query and hash.
 * @example
 * fc.assert(fc.property(arb.localPath(), (path) => localPath(path)._tag === 'Right'))
 */
export const localPath = (): fc.Arbitrary<LocalPath> =>
  fc
    .tuple(
      fc.array(word(), { maxLength: 4 }),
      fc.array(fc.tuple(word(), word()), { maxLength: 3 }),
      fc.option(word(), { nil: null }),
    )
    .map(([segments, query, hash]) => {
      const search = query.map((pair) => pair.join('=')).join('&')
      return `/${segments.join('/')}${search === '' ? '' : `?${search}`}${hash === null ? '' : `#${hash}`}` as LocalPath
    })

const elsewhere = () => fc.constantFrom('evil.com', 'evil.com/login', 'evil.com:443', 'user@evil.com', '[::1]')

/**
 * A target that looks local and would lead away, or is no path at all.
 * @example
 * fc.assert(fc.property(arb.evilPath(), (path) => localPathOrHome(path) === '/'))
 */
export const evilPath = (): fc.Arbitrary<string> =>
  fc.oneof(
    elsewhere().map((host) => `//${host}`),
    elsewhere().map((host) => `///${host}`),
    elsewhere().map((host) => `/\\${host}`),
    elsewhere().map((host) => `\\\\${host}`),
    elsewhere().map((host) => `/.//${host}`),
    elsewhere().map((host) => `/..//${host}`),
    elsewhere().map((host) => `/%2e%2e//${host}`),
    elsewhere().map((host) => `/%2E//${host}`),
    fc.tuple(word(), elsewhere()).map(([segment, host]) => `/${segment}/..//${host}`),
    fc.tuple(fc.constantFrom('\t', '\n', '\r', '\0', '\x1f', '\x7f'), elsewhere()).map(([c, host]) => `/${c}/${host}`),
    elsewhere().map((host) => `https://${host}`),
    elsewhere().map((host) => ` //${host}`),
    fc.constantFrom(
      '',
      'home',
      'javascript:alert(1)',
      'data:text/html,x',
      '?a=1',
      '#a',
      './a',
      ' /a',
      '/a\\b',
      '/a\nb',
    ),
  )

/**
 * A UUID in lower case.
 * @example
 * fc.assert(fc.property(arb.uuid(), (id) => uuidParam(id)._tag === 'Right'))
 */
export const uuid = (): fc.Arbitrary<Uuid> => fc.uuid().map((id) => id as Uuid)

/**
 * One slip away from a UUID, or from a positive whole number.
 * @example
 * fc.assert(fc.property(arb.nearRouteId(), (text) => routeId(text)._tag === 'Left'))
 */
export const nearRouteId = (): fc.Arbitrary<string> =>
  fc.oneof(
    uuid().map((id) => id.slice(1)),
    uuid().map((id) => `${id}0`),
    uuid().map((id) => `{${id}}`),
    uuid().map((id) => id.replaceAll('-', '')),
    uuid().map((id) => `g${id.slice(1)}`),
    fc.constantFrom('', '0', '-1', '01', '1.5', '1e3', '9007199254740992', ' 1', '1 ', '๑', 'null', '../1'),
  )
