import * as E from 'fp-ts/Either'
import { fieldsOf } from '../reading/fields.js'
import { defaultUserProperty, scopeKey } from './constants.js'

/** The signed-in user; other fields of the server stay. */
export interface SessionUser {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly [field: string]: unknown
}

/** The response of the user call has no user at `property`. The message is the specification's. */
export interface UserFieldMissing {
  readonly _tag: 'UserFieldMissing'
  readonly property: string
  readonly message: string
}

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

/** `property`: a dotted path; '' is the response itself. A numeric id becomes text. */
export const readUser =
  (property: string = defaultUserProperty) =>
  (body: unknown): E.Either<UserFieldMissing, SessionUser> => {
    const userValue = property === '' ? body : property.split('.').reduce(own, body)
    const fields = fieldsOf(userValue)
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

/** `token` is not enumerable, so that no log, copy or export has it. */
export const withToken = (user: SessionUser, token: () => string | null): SessionUser => {
  const { token: _sent, ...rest } = user
  return Object.defineProperty({ ...rest } as SessionUser, 'token', { get: token, enumerable: false })
}

const isList = (value: unknown): value is ReadonlyArray<unknown> => {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}

/** Whether the user's scopes, a list or an object, have `scope`. No scopes means no.
 * @example hasScope('admin')({ id: '1', email: null, name: 'Mali', scope: ['member', 'admin'] }) // => true */
export const hasScope =
  (scope: string, key: string = scopeKey) =>
  (user: SessionUser | null): boolean => {
    const scopes = own(user, key)
    return isList(scopes) ? scopes.includes(scope) : Boolean(own(scopes, scope))
  }
