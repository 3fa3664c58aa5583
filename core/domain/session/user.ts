import * as E from 'fp-ts/Either'
import { fieldsOf } from '../reading/fields.js'
import { defaultUserProperty, scopeKey } from './constants.js'

/** The user as the server tells it; other fields may come and are kept. */
export interface SessionUser {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly [field: string]: unknown
}

/** The answer to the user call has no user where one was expected. */
export interface UserFieldMissing {
  readonly _tag: 'UserFieldMissing'
  /** As configured. */
  readonly property: string
  /** `User Data response does not contain field {property}` (specification, error catalogue). */
  readonly message: string
}

/** undefined too where the look at it throws: a getter, a proxy. */
const own = (value: unknown, key: string): unknown => {
  try {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined
  } catch {
    return undefined
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * The user out of the raw answer to the user call. `property` is a dotted path (`data.user`); '' is the answer itself.
 * Other back ends number their users: a number becomes its digits.
 * @example
 * readUser()({ user: { id: '1', name: 'Mali' } })
 * // => { _tag: 'Right', right: { id: '1', name: 'Mali', email: null } }
 * readUser()({})
 * // => { _tag: 'Left', left: { _tag: 'UserFieldMissing', property: 'user', message: 'User Data response does not contain field user' } }
 */
export const readUser =
  (property: string = defaultUserProperty) =>
  (body: unknown): E.Either<UserFieldMissing, SessionUser> => {
    const found = property === '' ? body : property.split('.').reduce(own, body)
    const fields = fieldsOf(found)
    const id = fields?.['id']
    const readable = typeof id === 'number' ? String(id) : text(id)
    return fields === null || readable === null || readable === ''
      ? E.left({
          _tag: 'UserFieldMissing',
          property,
          message: `User Data response does not contain field ${property}`,
        })
      : E.right({
          ...fields,
          id: readable,
          email: text(fields['email']),
          name: text(fields['name']),
        })
  }

/**
 * The user with its `token`: the active strategy's access token, asked for at each reading. Not enumerable, so that no
 * log, copy or export carries it.
 * @example
 * withToken({ id: '1', email: null, name: 'Mali' }, () => 'abc').token // => 'abc'
 */
export const withToken = (user: SessionUser, token: () => string | null): SessionUser => {
  const { token: _sent, ...rest } = user
  return Object.defineProperty({ ...rest } as SessionUser, 'token', { get: token, enumerable: false })
}

const isList = (value: unknown): value is ReadonlyArray<unknown> => {
  try {
    return Array.isArray(value)
  } catch {
    // A proxy whose handler was taken away.
    return false
  }
}

/**
 * Whether the user's scope key, a list or an object, names `scope`. No scope key means no.
 * @example
 * hasScope('admin')({ id: '1', email: null, name: 'Mali', scope: ['member', 'admin'] }) // => true
 * hasScope('admin')(null) // => false
 */
export const hasScope =
  (scope: string, key: string = scopeKey) =>
  (user: SessionUser | null): boolean => {
    const scopes = own(user, key)
    return isList(scopes) ? scopes.includes(scope) : Boolean(own(scopes, scope))
  }
