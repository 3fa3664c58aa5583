import * as fc from 'fast-check'
import type { LocalPath } from '../domain/navigation/localPath.js'
import type { CatalogueId, Uuid } from '../domain/navigation/routeId.js'
import {
  dropped,
  inserted,
  nearMisses,
  replaced,
  mistakeIn,
  oneOfWays,
  together,
  unreadable,
  type NearMiss,
  type Written,
} from './nearMiss.js'

const word = () =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-_~'), { minLength: 1, maxLength: 8 })
    .map((all) => all.join(''))

/** A path of this site in its normal form, with or without query and hash.
 * @example
 * fc.assert(fc.property(arb.localPath(), (path) => localPath(path)._tag === 'Right')) */
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

/** A path of this site with dots, plain or escaped, which must be resolved first.
 * @example
 * fc.assert(fc.property(arb.writtenLocalPath(), ({ text, value }) => valueOf(localPath(text)) === value)) */
export const writtenLocalPath = (): fc.Arbitrary<Written<LocalPath>> =>
  fc
    .tuple(
      localPath(),
      oneOfWays({
        '': '',
        'a dot before': '/.',
        'two dots before': '/x/..',
        'an encoded dot before': '/%2e',
        'two encoded dots before': '/x/%2E%2e',
        'two steps up before': '/x/y/../..',
      }),
    )
    .map(([value, [way, before]]) => ({ text: before + value, value, way: together(way) }))

const leadsTo = (inputOf: (host: string) => string) => mistakeIn(localPath(), () => elsewhere().map(inputOf))

/** A target that looks local but leads away or is no path.
 * @example
 * fc.assert(fc.property(arb.nearLocalPath(), ({ input }) => localPathOrHome(input) === '/')) */
export const nearLocalPath = (): fc.Arbitrary<NearMiss<LocalPath>> =>
  nearMisses(
    {
      'a slash more': mistakeIn(localPath(), (path) => fc.constant(`/${path}`)),
      'no slash first': mistakeIn(localPath(), (path) => fc.constant(path.slice(1))),
      'a backslash first': mistakeIn(localPath(), (path) => fc.constant(`\\${path.slice(1)}`)),
      'a backslash within': mistakeIn(localPath(), (path) => inserted(path, fc.constant('\\'), 1)),
      'a control character': mistakeIn(localPath(), (path) =>
        inserted(path, fc.constantFrom('\t', '\n', '\r', '\0', '\x1f', '\x7f'), 0),
      ),
      'an unreadable character': mistakeIn(localPath(), (path) => inserted(path, unreadable())),
      'a space first': mistakeIn(localPath(), (path) => fc.constant(` ${path}`)),
    },
    {
      'two slashes and a host': leadsTo((host) => `//${host}`),
      'three slashes and a host': leadsTo((host) => `///${host}`),
      'a backslash and a host': leadsTo((host) => `/\\${host}`),
      'two backslashes and a host': leadsTo((host) => `\\\\${host}`),
      'dots before two slashes': leadsTo((host) => `/.//${host}`),
      'two dots before two slashes': leadsTo((host) => `/..//${host}`),
      'escaped dots before two slashes': leadsTo((host) => `/%2e%2E//${host}`),
      'a folder and dots before two slashes': leadsTo((host) => `/a/..//${host}`),
      'a tab between two slashes': leadsTo((host) => `/\t/${host}`),
      'a scheme': leadsTo((host) => `https://${host}`),
      'a scheme that runs': mistakeIn(localPath(), () => fc.constantFrom('javascript:alert(1)', 'data:text/html,x')),
    },
  )

export const uuid = (): fc.Arbitrary<Uuid> => fc.uuid().map((id) => id as Uuid)

/** To the greatest safe integer. */
export const catalogueId = (): fc.Arbitrary<CatalogueId> =>
  fc
    .oneof(
      fc.integer({ min: 1, max: 999 }),
      fc.maxSafeNat().filter((n) => n > 0),
    )
    .map((id) => id as CatalogueId)

/** An id in a route: a UUID or a catalogue number.
 * @example
 * fc.assert(fc.property(arb.routeId(), (id) => valueOf(routeId(String(id))) === id)) */
export const routeId = (): fc.Arbitrary<Uuid | CatalogueId> => fc.oneof(uuid(), catalogueId())

/** An id in an address: also a UUID in capitals.
 * @example
 * fc.assert(fc.property(arb.writtenRouteId(), ({ text, value }) => valueOf(routeId(text)) === value)) */
export const writtenRouteId = (): fc.Arbitrary<Written<Uuid | CatalogueId>> =>
  fc.tuple(routeId(), fc.boolean()).map(([value, capitals]) => ({
    text: capitals ? String(value).toUpperCase() : String(value),
    value,
    way: together(capitals ? 'in capitals' : ''),
  }))

/** One mistake in a UUID or positive integer. It tests that such an address is a 404.
 * @example
 * fc.assert(fc.property(arb.nearRouteId(), ({ input }) => routeId(input)._tag === 'Left')) */
export const nearRouteId = (): fc.Arbitrary<NearMiss<Uuid | CatalogueId>> =>
  nearMisses<Uuid | CatalogueId>(
    {
      'a character missing': mistakeIn(uuid(), dropped),
      'a character too many': mistakeIn(uuid(), (id) => inserted(id, fc.constantFrom(...'0af-'))),
      'no hexadecimal digit': mistakeIn(uuid(), (id) => replaced(id, fc.constantFrom('g', 'O', 'ก', ' '))),
      'an unreadable character': mistakeIn(routeId(), (id) => inserted(String(id), unreadable())),
      'a nought first': mistakeIn(catalogueId(), (id) => fc.constant(`0${id}`)),
      'a sign first': mistakeIn(catalogueId(), (id) => fc.constantFrom(`-${id}`, `+${id}`)),
      'a point': mistakeIn(catalogueId(), (id) => inserted(String(id), fc.constant('.'))),
      'a space around it': mistakeIn(catalogueId(), (id) => fc.constantFrom(` ${id}`, `${id} `, `${id}\n`)),
      'a letter for a digit': mistakeIn(catalogueId(), (id) =>
        replaced(String(id), fc.constantFrom('O', 'l', 'e', '๑')),
      ),
    },
    {
      braces: mistakeIn(uuid(), (id) => fc.constant(`{${id}}`)),
      'no hyphens': mistakeIn(uuid(), (id) => fc.constant(id.replaceAll('-', ''))),
      'too great to be exact': mistakeIn(catalogueId(), () => fc.constantFrom('9007199254740992', '9'.repeat(30))),
      'nothing at all': mistakeIn(routeId(), () => fc.constantFrom('', '0', 'null', '../1')),
    },
  )
