import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { sessionUser } from '../../testing/session.js'
import { hasScope, readUser, withToken } from './user.js'

describe('the user', () => {
  test.prop([sessionUser(), fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 })])(
    'is read at a dotted path, with whatever else it has',
    (user, path) => {
      const body = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), { ...user, points: 7 })
      expect(readUser(path.join('.'))(body)).toEqual(E.right({ ...user, points: 7 }))
    },
  )

  it.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [{ user: null }],
    [{ user: [] }],
    [{ user: { id: '' } }],
    [{ user: { id: true } }],
  ])('is missed in %j, and the field is named as configured', (body) => {
    expect(readUser()(body)).toEqual(
      E.left({
        _tag: 'UserFieldMissing',
        property: 'user',
        message: 'User Data response does not contain field user',
      }),
    )
    expect(readUser('data.me')(body)).toMatchObject({
      left: { message: 'User Data response does not contain field data.me' },
    })
  })

  it('may be the answer itself, numbered, and without name or address', () => {
    expect(readUser('')({ id: 12, name: 3 })).toEqual(E.right({ id: '12', email: null, name: null }))
  })

  it('is never read from what every object inherits', () => {
    expect(E.isLeft(readUser('constructor')({}))).toBe(true)
    expect(E.isLeft(readUser('__proto__')({}))).toBe(true)
  })

  it('carries the session token of the moment, and shows it to no log or copy', () => {
    let token = 'first'
    const user = withToken({ id: '1', email: null, name: null, token: 'from the server' }, () => token)
    expect(user['token']).toBe('first')
    token = 'second'
    expect(user['token']).toBe('second')
    expect(JSON.stringify(user)).not.toContain('second')
    expect({ ...user }).not.toHaveProperty('token')
  })
})

describe('scope', () => {
  const user = { id: '1', email: null, name: null }

  it('is found in a list or an object', () => {
    expect(hasScope('staff')({ ...user, scope: ['member', 'staff'] })).toBe(true)
    expect(hasScope('staff')({ ...user, scope: { staff: true } })).toBe(true)
    expect(hasScope('staff', 'roles')({ ...user, roles: ['staff'] })).toBe(true)
  })

  it('is not there without being named', () => {
    expect(hasScope('staff')(null)).toBe(false)
    expect(hasScope('staff')(user)).toBe(false)
    expect(hasScope('staff')({ ...user, scope: ['staffer'] })).toBe(false)
    expect(hasScope('staff')({ ...user, scope: { staff: false } })).toBe(false)
    expect(hasScope('staff')({ ...user, scope: 'staff' })).toBe(false)
    expect(hasScope('toString')({ ...user, scope: {} })).toBe(false)
  })
})
