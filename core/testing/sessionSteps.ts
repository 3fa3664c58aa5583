import fc from 'fast-check'
import type { StrategyName } from '../ports/session.js'
import { apiError, connectionLost } from './memoryAccount.js'
import type { SessionCall } from './memorySession.js'
import type { SessionWorld, WorldMember, WorldTab } from './sessionWorld.js'

const second = 1000
export const maxTabs = 3

export interface StoryModel {
  tabs: number
  clockJumps: number
  failedRefreshes: number
}

export interface StoryReal {
  readonly world: SessionWorld
  readonly network: fc.Scheduler
  readonly fireTimers: (ms: number) => void
}

export const must = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what)
}

export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
}

const deliver = async ({ network }: StoryReal, max: number): Promise<void> => {
  await quiet()
  for (let n = 0; n < max && network.count() > 0; n++) {
    await network.waitNext(1)
    await quiet()
  }
}

const deliverAllSteps = 200
export const deliverAll = async (real: StoryReal): Promise<void> => {
  await deliver(real, deliverAllSteps)
  must(real.network.count() === 0, 'calls without end')
}

export const tick = async ({ world, fireTimers }: StoryReal, ms: number): Promise<void> => {
  world.clock.advance(ms)
  world.serverClock.advance(ms)
  fireTimers(Math.min(ms, second))
  await quiet()
}

export const pass = async (real: StoryReal, ms: number): Promise<void> => {
  if (ms > 10 * second) {
    await deliverAll(real)
    await tick(real, ms - second)
    return tick(real, second)
  }
  for (let left = ms; left > 0; left -= second) await tick(real, Math.min(left, second))
}

export const rightNow = async ({ world }: StoryReal): Promise<void> => {
  await quiet()
  const wrongs = world.wrongs()
  must(wrongs.length === 0, wrongs.join('; '))
}

export abstract class Step implements fc.AsyncCommand<StoryModel, StoryReal> {
  check(_model: Readonly<StoryModel>): boolean {
    return true
  }

  async run(model: StoryModel, real: StoryReal): Promise<void> {
    await this.act(real, model)
    await rightNow(real)
    must(real.world.tabs().length === model.tabs, 'tabs')
  }

  protected abstract act(real: StoryReal, model: StoryModel): void | Promise<void>
  abstract toString(): string
}

abstract class TabStep extends Step {
  constructor(private readonly which: number) {
    super()
  }

  protected act({ world }: StoryReal, model: StoryModel): void {
    const tab = world.tabs()[this.which % model.tabs]
    if (tab !== undefined) this.doIn(tab)
  }

  protected in(): string {
    return ` in tab ${this.which}`
  }

  protected abstract doIn(tab: WorldTab): void
}

abstract class MemberStep extends TabStep {
  constructor(
    which: number,
    protected readonly strategy: StrategyName,
    protected readonly who: WorldMember,
  ) {
    super(which)
  }
}

export class SignIn extends MemberStep {
  protected doIn(tab: WorldTab): void {
    void tab.signIn(this.strategy, this.who)
  }
  toString = () => `sign in as ${this.who} by ${this.strategy}${this.in()}`
}

export class SetToken extends MemberStep {
  protected doIn(tab: WorldTab): void {
    void tab.setToken(this.strategy, this.who)
  }
  toString = () => `set a ${this.strategy} token of ${this.who}${this.in()}`
}

export class SignOut extends TabStep {
  protected doIn(tab: WorldTab): void {
    void tab.signOut()
  }
  toString = () => `sign out${this.in()}`
}

export class CallApi extends TabStep {
  constructor(
    which: number,
    private readonly times: number,
  ) {
    super(which)
  }
  protected doIn(tab: WorldTab): void {
    for (let n = 0; n < this.times; n++) void tab.call()
  }
  toString = () => `${this.times} calls${this.in()}`
}

export class Happens extends TabStep {
  constructor(
    which: number,
    private readonly what: 'route.changed' | 'tab.returned',
  ) {
    super(which)
  }
  protected doIn(tab: WorldTab): void {
    tab.session.actor.send({ type: this.what })
  }
  toString = () => `${this.what}${this.in()}`
}

export class OpenTab extends Step {
  override check = ({ tabs }: Readonly<StoryModel>) => tabs < maxTabs
  protected act({ world }: StoryReal, model: StoryModel): void {
    world.open()
    model.tabs += 1
  }
  toString = () => 'open a tab'
}

export class CloseTab extends Step {
  constructor(private readonly which: number) {
    super()
  }
  override check = ({ tabs }: Readonly<StoryModel>) => tabs > 1
  protected act({ world }: StoryReal, model: StoryModel): void {
    world.tabs()[this.which % model.tabs]?.close()
    model.tabs -= 1
  }
  toString = () => `close tab ${this.which}`
}

export class Deliver extends Step {
  constructor(private readonly max: number) {
    super()
  }
  protected act(real: StoryReal): Promise<void> {
    return deliver(real, this.max)
  }
  toString = () => `deliver ${this.max}`
}

export class PassTime extends Step {
  constructor(private readonly ms: number) {
    super()
  }
  protected act(real: StoryReal): Promise<void> {
    return pass(real, this.ms)
  }
  toString = () => `pass ${this.ms} ms`
}

export class ClockJump extends Step {
  constructor(private readonly off: number) {
    super()
  }
  protected act({ world }: StoryReal, model: StoryModel): void {
    model.clockJumps += 1
    world.clock.set(world.serverClock.now() + this.off)
  }
  toString = () => `set the clock ${this.off} ms off`
}

export class ReachExpiry extends Step {
  protected act({ world }: StoryReal, model: StoryModel): void {
    const { tokenExpiresAt } = world.held()
    if (tokenExpiresAt === null) return
    model.clockJumps += 1
    world.clock.set(tokenExpiresAt - 500)
  }
  toString = () => 'set the clock to the end of the token'
}

export class FailNext extends Step {
  constructor(
    private readonly call: SessionCall,
    private readonly how: 'lost before' | 'lost after' | '5xx' | 'busy' | 'refused',
  ) {
    super()
  }
  protected act({ world: { server } }: StoryReal, model: StoryModel): void {
    if (this.call === 'refresh') model.failedRefreshes += 1
    if (this.how === 'lost before') server.failNext(this.call, connectionLost)
    if (this.how === 'lost after') server.failNext(this.call, connectionLost, 'after')
    if (this.how === '5xx') server.failNext(this.call, apiError(500, 'internal'))
    if (this.how === 'busy') server.failNext(this.call, apiError(429, 'rate_limited'))
    if (this.how === 'refused') server.failNext(this.call, apiError(401, 'told_to_refuse'))
  }
  toString = () => `next ${this.call}: ${this.how}`
}

export class RevokeOnServer extends Step {
  protected act({ world }: StoryReal): void {
    world.server.revoke()
  }
  toString = () => 'revoke on the server'
}
