import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { describe, expect, it } from 'vitest'
import type { Child, ChildChange, NewChild } from '@careplus/core/ports'
import { apiError, memoryAccount, seededRandom, type MemoryAccount } from '@careplus/core/testing'
import { httpChildren, httpGrowthRecords } from './children.js'
import { httpConsents } from './consents.js'
import { passesTheChildrenSuite } from './children.suite.js'
import type { Carrier } from './call.js'
import { contract } from './contract/index.js'
import type { Endpoint } from './contract/endpoint.js'
import { versionsIn } from './contract/versions.js'
import { httpRegistration, httpProfile } from './member.js'
import { exchangeCode, httpSessionApi } from './sessionApi.js'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { HttpFailure } from './failures.js'
import type { Answer, Outgoing } from './transport.js'

const matches = ({ method, path }: Endpoint, requests: Outgoing) => {
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '([^/]+)')}$`)
  return method === requests.method ? (pattern.exec(requests.path)?.slice(1) ?? null) : null
}

const ok = (status: number, data: unknown): E.Either<HttpFailure, Answer> =>
  E.right({ status, body: JSON.parse(JSON.stringify({ data })) as unknown })

type Wired<C> = Omit<C, 'birthDate' | 'sex'> & { readonly birthday: string; readonly gender: Child['sex'] }

const wired = ({ birthDate: birthday, sex: gender, ...rest }: Child): Wired<Child> => ({ ...rest, birthday, gender })
const told = ({ birthday: birthDate, gender: sex, ...rest }: Wired<NewChild>): NewChild => ({ ...rest, birthDate, sex })

const refusedWired = (failure: CallFailure): CallFailure =>
  failure._tag === 'NetworkError'
    ? failure
    : {
        ...failure,
        fields: failure.fields.map((each) => ({
          ...each,
          field: each.field === 'birthDate' ? 'birthday' : each.field,
        })),
      }

const backEndOver = (account: MemoryAccount): Carrier => {
  const answer = async (outgoing: Outgoing): Promise<E.Either<HttpFailure, Answer>> => {
    const found = Object.values(contract as Readonly<Record<string, Endpoint>>).find(
      (each) => matches(each, outgoing) !== null,
    )
    if (found === undefined) return E.left(apiError(404, 'not_found'))
    const [id = '', recordId = ''] = (matches(found, outgoing) ?? []).map(decodeURIComponent)
    const key = outgoing.idempotencyKey ?? ''
    const [version = 0] = versionsIn(outgoing.ifMatch)
    if (found.versioned !== version > 0) return E.left(apiError(428, 'version_required'))
    if (found.idempotent !== (key !== '')) return E.left(apiError(400, 'idempotency_required'))
    const sent: unknown =
      outgoing.body !== undefined && 'json' in outgoing.body
        ? JSON.parse(JSON.stringify(outgoing.body.json))
        : undefined
    const read = found.body?.decode(sent)
    if (read !== undefined && E.isLeft(read)) return E.left(apiError(400, 'invalid_input'))
    const body = read?.right as never
    const done = (status: number) =>
      TE.map((data: unknown) => ({ status, body: JSON.parse(JSON.stringify({ data: data ?? null })) as unknown }))
    const { children, growthRecords, consents } = account
    switch (found.name) {
      case 'listChildren':
        return done(200)(
          pipe(
            children.list,
            TE.map((all) => all.map(wired)),
          ),
        )()
      case 'addChild': {
        const created = await children.create(told(body), key)
        if (E.isLeft(created)) return E.left(refusedWired(created.left))
        const all = await children.list()
        return E.isLeft(all)
          ? all
          : ok(
              201,
              all.right.map(wired).find((child) => child.id === created.right.id),
            )
      }
      case 'changeChild':
        return done(200)(
          pipe(
            () => children.change(id, JSON.parse(JSON.stringify(told(body))) as ChildChange, version, key),
            TE.bimap(refusedWired, wired),
          ),
        )()
      case 'removeChild':
        return done(200)(() => children.remove(id, version, key))()
      case 'listGrowth':
        return done(200)(() => growthRecords.ofChild(id))()
      case 'addGrowth': {
        const added = await growthRecords.add(id, body, key)
        if (E.isLeft(added)) return added
        const all = await growthRecords.ofChild(id)
        return E.isLeft(all) ? all : ok(201, all.right[0])
      }
      case 'changeGrowth': {
        const changed = await growthRecords.change(id, recordId, body, version, key)
        if (E.isLeft(changed)) return changed
        const all = await growthRecords.ofChild(id)
        return E.isLeft(all)
          ? all
          : ok(
              200,
              all.right.find((record) => record.id === recordId),
            )
      }
      case 'removeGrowth':
        return done(200)(() => growthRecords.remove(id, recordId, version, key))()
      case 'listConsents':
        return pipe(
          () => consents.list(null, null),
          TE.map(({ items: data, ...rest }) => ({ status: 200, body: { data, ...rest } as unknown })),
        )()
      case 'recordConsent': {
        const recorded = await consents.record(body, key)
        if (E.isLeft(recorded)) return recorded
        const all = await consents.list(null, null)
        return E.isLeft(all) ? all : ok(201, all.right.items[0])
      }
      default:
        return E.left(apiError(404, 'not_found'))
    }
  }
  return { request: (outgoing) => answer(outgoing) }
}

passesTheChildrenSuite('the memory twin', () => memoryAccount())
passesTheChildrenSuite('the HTTP adapters', () => {
  const backEnd = backEndOver(memoryAccount())
  return { children: httpChildren(backEnd), growthRecords: httpGrowthRecords(backEnd), consents: httpConsents(backEnd) }
})

const answering = (answer: E.Either<HttpFailure, unknown>) => {
  const requests: Outgoing[] = []
  const request = async (outgoing: Outgoing) => {
    requests.push(outgoing)
    return E.Functor.map(answer, (body): Answer => ({ status: 200, body })) as E.Either<never, Answer>
  }
  return { asked: requests, carrier: { request } }
}

const user = {
  id: '8d9f5c1e-0b7a-4c7e-9d58-2f9d1c0a7b11',
  email: 'a@example.com',
  name: null,
  birthday: null,
  phone: null,
  created_at: '2026-11-20T00:00:00.000Z',
}
const grant = { access_token: 'abc', token_type: 'Bearer', expires_in: 1800, refresh_expires_in: 2_592_000 }

describe('answers that no codec can read', () => {
  it.each([[null], [{ data: [{ id: 'x' }] }], [{ data: {} }], [[]]])('%j are no answers', async (body) => {
    expect(await httpChildren(answering(E.right(body)).carrier).list()).toEqual(E.left(networkError('unreadable')))
  })

  it.each([[{ data: {} }], [{ data: { id: '' } }], [{ id: 'x' }]])('%j names no child that was made', async (body) => {
    const child = { nickname: 'ก', birthDate: '2024-07-12', sex: 'male' } as const
    expect(await httpChildren(answering(E.right(body)).carrier).create(child, 'k')).toEqual(
      E.left(networkError('unreadable')),
    )
  })

  it('of a created child the id is enough, and of an added record nothing is read', async () => {
    const child = { nickname: 'ก', birthDate: '2024-07-12', sex: 'male' } as const
    const created = answering(E.right({ data: { id: '7' } }))
    expect(await httpChildren(created.carrier).create(child, 'k')).toEqual(E.right({ id: '7' }))
    const added = answering(E.right('anything'))
    const record = { date: '2026-11-20', weight: 12.4, height: 88.5 }
    expect(await httpGrowthRecords(added.carrier).add('7', record, 'k')).toEqual(E.right(undefined))
    expect(added.asked[0]).toMatchObject({
      path: '/th/children/7/growth/',
      idempotencyKey: 'k',
      body: { json: record },
    })
  })

  it('more than was asked for is no harm', async () => {
    const { carrier } = answering(E.right({ data: [], page: 1 }))
    expect(await httpChildren(carrier).list()).toEqual(E.right([]))
  })
})

describe("the session's calls", () => {
  const endpoints = (strategy: string) => ({
    login: '/api/login',
    logout: `/${strategy}/logout`,
    user: `/${strategy}/me`,
    token: '/t',
    reset: `/${strategy}/r`,
  })
  const apiOver = (answer: E.Either<HttpFailure, unknown>) => {
    const { asked: requests, carrier } = answering(answer)
    return { asked: requests, api: httpSessionApi(carrier, { endpoints, clientId: 'careplus-web' }) }
  }

  it('sign in, and read user and grant', async () => {
    const { asked: requests, api } = apiOver(E.right({ user, ...grant }))
    const credentials = { email: 'a@example.com', password: 'correct horse' }
    expect(await api.login(credentials)).toEqual(
      E.right({ user, grant: { accessToken: 'abc', expiresIn: 1800, refreshExpiresIn: 2_592_000 } }),
    )
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/login', body: { json: credentials } })
  })

  it('refresh by a form, without a token', async () => {
    const { asked: requests, api } = apiOver(E.right(grant))
    expect(await api.refresh('google')).toMatchObject({ right: { accessToken: 'abc' } })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/t',
      body: { form: { grant_type: 'refresh_token', client_id: 'careplus-web' } },
    })
    expect(requests[0]?.token).toBeUndefined()
  })

  it('refresh by the token that is held here, where there is no cookie', async () => {
    const { asked: requests, api } = apiOver(E.right({ ...grant, refresh_token: 'next' }))
    expect(await api.refresh('local1', 'held')).toMatchObject({ right: { refreshToken: 'next' } })
    expect(requests[0]).toMatchObject({ body: { form: { refresh_token: 'held' } } })
  })

  it('read a life that was written as text, and no other text', async () => {
    const { api } = apiOver(E.right({ ...grant, expires_in: '1800', refresh_expires_in: '60' }))
    expect(await api.refresh('phone')).toMatchObject({ right: { expiresIn: 1800, refreshExpiresIn: 60 } })
    for (const expires_in of ['', 'soon', '-1', '1e3', ' 5', '99999999999', null]) {
      const { api: odd } = apiOver(E.right({ ...grant, expires_in }))
      expect(await odd.refresh('phone')).toMatchObject({ left: { reason: 'unreadable' } })
    }
  })

  it('send scope and return address of a refresh where they are configured', async () => {
    const { asked: requests, carrier } = answering(E.right(grant))
    const config = { endpoints, clientId: 'other', scope: 'openid', redirectUri: 'https://a.example/callback' }
    await httpSessionApi(carrier, config).refresh('google', 'held')
    expect(requests[0]?.body).toEqual({
      form: {
        grant_type: 'refresh_token',
        client_id: 'other',
        refresh_token: 'held',
        scope: 'openid',
        redirect_uri: 'https://a.example/callback',
      },
    })
  })

  it('exchange a code in the form of the specification', async () => {
    const { asked: requests, carrier } = answering(E.right(grant))
    const back = {
      audience: 'google',
      code: 'c',
      codeVerifier: 'v'.repeat(43),
      redirectUri: 'https://a.example/',
    } as const
    const traded = await exchangeCode(carrier, { endpoints, clientId: 'other' }, back)
    expect(traded).toMatchObject({ right: { accessToken: 'abc', expiresIn: 1800 } })
    expect(requests[0]).toMatchObject({
      path: '/t',
      body: {
        form: {
          code: 'c',
          client_id: 'other',
          redirect_uri: 'https://a.example/',
          response_type: 'code',
          audience: 'google',
          grant_type: 'authorization_code',
          code_verifier: 'v'.repeat(43),
        },
      },
    })
  })

  it('fetch the user raw, sign out and reset where they are told', async () => {
    const { asked: requests, api } = apiOver(E.right({ anything: 1 }))
    expect(await api.fetchUser('phone', 'abc')).toEqual(E.right({ anything: 1 }))
    await api.logout('google', 'abc')
    await api.reset('local1')
    expect(requests.map(({ method, path, token }) => [method, path, token])).toEqual([
      ['GET', '/phone/me', 'abc'],
      ['POST', '/google/logout', 'abc'],
      ['POST', '/local1/r', undefined],
    ])
  })

  it('give failures as they are', async () => {
    const { api } = apiOver(E.left(apiError(401, 'invalid_credentials')))
    expect(await api.login({ email: 'a@example.com', password: 'x' })).toMatchObject({
      left: { code: 'invalid_credentials' },
    })
  })
})

describe('joining and the profile', () => {
  it('ask for a code, prove it, join', async () => {
    const code = answering(E.right({ data: { expires_in: 600, resend_after: 60, digits: 6 } }))
    expect(await httpRegistration(code.carrier, seededRandom()).askCode('a@example.com')).toEqual(
      E.right({ expiresIn: 600, resendAfter: 60, digits: 6, request: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    )
    expect(code.asked[0]?.body).toEqual({
      json: { email: 'a@example.com', request: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    const proof = answering(E.right({ data: { join_token: 'j', expires_in: 900 } }))
    expect(await httpRegistration(proof.carrier, seededRandom()).proveCode('a@example.com', '123456', 'r')).toEqual(
      E.right({ joinToken: 'j', expiresIn: 900 }),
    )
    expect(proof.asked[0]?.body).toEqual({ json: { email: 'a@example.com', code: '123456', request: 'r' } })
    const joined = answering(E.right({ user, ...grant }))
    const consents = [{ purpose: 'terms', granted: true, version: '1' }] as const
    expect(
      await httpRegistration(joined.carrier, seededRandom()).join({
        joinToken: 'j',
        password: 'correct horse',
        adult: true,
        consents,
      }),
    ).toMatchObject({ right: { user, grant: { accessToken: 'abc' } } })
    expect(joined.asked[0]?.body).toEqual({
      json: { join_token: 'j', password: 'correct horse', adult: true, consents },
    })
  })

  it('read and change the profile', async () => {
    const { asked: requests, carrier } = answering(E.right({ data: user }))
    expect(await httpProfile(carrier).read()).toEqual(E.right(user))
    expect(await httpProfile(carrier).change({ name: 'มะลิ', birthDate: null }, 'k')).toEqual(E.right(user))
    expect(requests[1]).toMatchObject({
      method: 'PATCH',
      path: '/th/me/',
      body: { json: { name: 'มะลิ', birthday: null } },
      idempotencyKey: 'k',
    })
  })
})
