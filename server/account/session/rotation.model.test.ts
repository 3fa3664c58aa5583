import { contract } from '@careplus/adapters/contract'
import { memoryRotation } from '@careplus/core/internal/testing'
import type { MemoryRotation } from '@careplus/core/testing'
import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, expect } from 'vitest'
import { granted, startTestServer, type Member, type TestServer } from '../../testing/testServer.js'

interface Pair {
  readonly access: string
  readonly cookie: string
  readonly inModel: { readonly access: string; readonly refresh: string }
}

interface Model {
  readonly rotation: MemoryRotation
  readonly pairs: Pair[]
}

const clock = {
  at: Date.now(),
  now: () => clock.at,
  advance: (seconds: number) => {
    clock.at += seconds * 1000
  },
}
let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer({ clock })
  member = await server.join()
})
afterAll(() => server.stop())

const origin = () => ({ origin: server.url })
const form = { grant_type: 'refresh_token', client_id: 'careplus-web' }

const agreeOn = async ({ rotation }: Model, { access, inModel }: Pair): Promise<void> => {
  const reply = await server.call(contract.readUser, { token: access })
  expect(reply.status === 200 ? 'ok' : reply.code()).toBe(rotation.verdict(inModel.access))
}

abstract class Step implements fc.AsyncCommand<Model, TestServer> {
  check(_model: Readonly<Model>): boolean {
    return true
  }
  abstract run(model: Model): Promise<void>
  abstract toString(): string
}

class SignIn extends Step {
  async run({ rotation, pairs }: Model): Promise<void> {
    const { email, password } = member
    const reply = await server.logIn({ email, password })
    pairs.push({
      access: granted(reply.answer()).access_token,
      cookie: reply.cookie ?? '',
      inModel: rotation.start(email),
    })
  }
  toString = () => 'sign in'
}

abstract class PairStep extends Step {
  constructor(protected readonly back: number) {
    super()
  }
  override check = ({ pairs }: Readonly<Model>) => pairs.length > 0
  async run(model: Model): Promise<void> {
    const pair = model.pairs.at(-1 - (this.back % model.pairs.length))
    if (pair !== undefined) await this.act(model, pair)
  }
  protected abstract act(model: Model, pair: Pair): Promise<void>
}

class Refresh extends PairStep {
  protected async act(model: Model, { cookie, inModel }: Pair): Promise<void> {
    const reply = await server.call(contract.refreshToken, { body: form, headers: { ...origin(), cookie } })
    const issued = model.rotation.rotate(inModel.refresh)
    if (issued === null) expect(reply.code()).toBe('refresh_invalid')
    else model.pairs.push({ access: granted(reply.answer()).access_token, cookie: reply.cookie ?? '', inModel: issued })
  }
  toString = () => `refresh ${this.back} back`
}

class Call extends PairStep {
  protected act(model: Model, pair: Pair): Promise<void> {
    return agreeOn(model, pair)
  }
  toString = () => `call ${this.back} back`
}

class SignOut extends PairStep {
  constructor(
    back: number,
    private readonly by: 'cookie' | 'bearer' | 'reset',
  ) {
    super(back)
  }
  protected async act({ rotation }: Model, { access, cookie, inModel }: Pair): Promise<void> {
    const carried = this.by === 'bearer' ? { token: access } : {}
    const headers = { ...origin(), ...(this.by === 'bearer' ? {} : { cookie }) }
    const endpoint = this.by === 'reset' ? contract.resetSession : contract.logout
    expect((await server.call(endpoint, { ...carried, headers })).status).toBe(200)
    const family =
      this.by === 'bearer' ? rotation.familyOfAccess(inModel.access) : rotation.familyOfRefresh(inModel.refresh)
    rotation.end(family, 'loggedOut')
  }
  toString = () => `sign out by ${this.by} ${this.back} back`
}

class PassTime extends Step {
  constructor(private readonly seconds: number) {
    super()
  }
  run(): Promise<void> {
    clock.advance(this.seconds)
    return Promise.resolve()
  }
  toString = () => `pass ${this.seconds} s`
}

const back = fc.nat(3)
const refresh = back.map((n) => new Refresh(n))
const story = fc.commands<Model, TestServer, false>(
  [
    fc.constant(new SignIn()),
    refresh,
    refresh,
    refresh,
    back.map((n) => new Call(n)),
    fc
      .tuple(back, fc.constantFrom('cookie' as const, 'bearer' as const, 'reset' as const))
      .map((of) => new SignOut(...of)),
    fc.constantFrom(1, 30, 60, 61, 1799, 1800).map((seconds) => new PassTime(seconds)),
    fc.constantFrom(61, 2_591_999, 2_592_000).map((seconds) => new PassTime(seconds)),
  ],
  { maxCommands: 25, size: 'max' },
)

test.prop([story], { numRuns: 10, endOnFailure: false, interruptAfterTimeLimit: 20_000 })(
  'sign-in, refresh, reuse, sign-out and time leave every token as the plain rules have it',
  async (steps) => {
    const model: Model = { rotation: memoryRotation({ clock }), pairs: [] }
    await new SignIn().run(model)
    await fc.asyncModelRun(() => ({ model, real: server }), steps)
    for (const pair of model.pairs.slice(-8)) await agreeOn(model, pair)
  },
)
