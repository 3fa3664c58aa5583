import { fc, test as prop } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '@careplus/core/calendar'
import type { ApiError, CallFailure } from '@careplus/core/call'
import { valueOf } from '@careplus/core/result'
import { apiError, connectionLost, seededRandom } from '@careplus/core/testing'
import { httpAccountMigration } from './accountMigration.js'
import { httpBills } from './bills.js'
import type { Carrier } from './call.js'
import { httpProfile, httpRegistration } from './member.js'
import { portNames } from './portNames.js'
import { httpSocial } from './social.js'

const names = portNames({ birthDate: 'birthday', sex: 'gender' })

prop.prop([fc.record({ birthDate: fc.string(), sex: fc.string(), nickname: fc.string() }, { noNullPrototype: true })])(
  'what is sent comes back by the same names',
  (child) => {
    const sent = names.toWire(child)
    expect(Object.keys(sent)).toStrictEqual(['birthday', 'gender', 'nickname'])
    expect(names.toPort(sent)).toStrictEqual(child)
  },
)

const refusing = (failure: CallFailure): Carrier => ({ request: () => TE.left(failure)() })
const refusedAt = (...fields: ReadonlyArray<string>): ApiError => ({
  ...apiError(400, 'invalid_input'),
  fields: fields.map((field) => ({ field, code: 'malformed', message: '' })),
})
const fieldsOf = (answer: E.Either<CallFailure, unknown>) =>
  E.isLeft(answer) && answer.left._tag === 'ApiError' ? answer.left.fields.map(({ field }) => field) : null

describe('a refusal has the port’s names', () => {
  it('also of a part, and leaves all else', async () => {
    const call = names.call(TE.left(refusedAt('birthday', 'gender.0', 'consent.version', 'nickname', '')))
    expect(fieldsOf(await call())).toStrictEqual(['birthDate', 'sex.0', 'consent.version', 'nickname', ''])
    expect(await names.call(TE.left(connectionLost))()).toStrictEqual(E.left(connectionLost))
    expect(valueOf(await names.call(TE.right(1))())).toBe(1)
  })

  const random = seededRandom()
  const member = { adult: true, consents: [], password: 'correct horse' } as const
  const proof = {
    provider: 'google',
    flow: 'code',
    code: 'c',
    codeVerifier: 'v'.repeat(43),
    redirectUri: 'https://careplus.example/callback',
    nonce: 'n'.repeat(16),
  } as const
  const social = (carrier: Carrier) => httpSocial({ transport: carrier, client: carrier, random })
  it.each<readonly [string, string, (carrier: Carrier) => Promise<Either<CallFailure, unknown>>]>([
    ['birthday', 'birthDate', (carrier) => httpProfile(carrier).change({ birthDate: '1990-01-01' }, 'k')],
    ['join_token', 'joinToken', (carrier) => httpRegistration(carrier, random).join({ ...member, joinToken: 't' })],
    [
      'migration_token',
      'migrationToken',
      (carrier) => httpAccountMigration(carrier, random).move({ ...member, migrationToken: 't' }),
    ],
    ['code_verifier', 'codeVerifier', (carrier) => social(carrier).signIn(proof)],
    ['redirect_uri', 'redirectUri', (carrier) => social(carrier).link(proof)],
    ['join_token', 'joinToken', (carrier) => social(carrier).askEmailCode('t', 'mali@example.com')],
    [
      'join_token',
      'joinToken',
      (carrier) =>
        social(carrier).proveEmail({ joinToken: 't', email: 'mali@example.com', code: '1234', request: 'r' }),
    ],
    [
      'picture_ids.1',
      'pictures.1',
      (carrier) =>
        httpBills(carrier)
          .send(
            { shop_id: 's', receipt_number: '1', date: valueOf(parseIsoDate('2026-11-20')), amount_satang: 100 },
            [],
            'k',
          )
          .answer(),
    ],
  ])('%s is %s', async (wire, port, call) => {
    expect(fieldsOf(await call(refusing(refusedAt(wire))))).toStrictEqual([port])
  })
})
