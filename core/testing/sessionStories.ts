import fc from 'fast-check'
import { refreshLifeS, tokenLifeS } from '../domain/session/constants.js'
import { connectionLost } from './memoryAccount.js'
import { strategyName } from './session.js'
import {
  CallApi,
  ClockJump,
  CloseTab,
  Deliver,
  FailNext,
  Happens,
  OpenTab,
  PassTime,
  ReachExpiry,
  RevokeOnServer,
  SetToken,
  SignIn,
  SignOut,
  deliverAll,
  maxTabs,
  must,
  pass,
  quiet,
  rightNow,
  tick,
  type Step,
  type StoryModel,
  type StoryReal,
} from './sessionSteps.js'
import { sessionWorld, worldMembers, type SessionWorld, type WorldOptions } from './sessionWorld.js'

const second = 1000
const tokenLife = tokenLifeS * second
const day = 86_400_000

const which = fc.nat(maxTabs - 1)
const who = fc.constantFrom(...worldMembers)
const failures = ['lost before', '5xx', 'busy'] as const

const usual: ReadonlyArray<fc.Arbitrary<Step>> = [
  fc.tuple(which, fc.integer({ min: 1, max: 4 })).map((of) => new CallApi(...of)),
  fc.tuple(which, fc.constantFrom('route.changed' as const, 'tab.returned' as const)).map((of) => new Happens(...of)),
  fc.integer({ min: 1, max: 6 }).map((maxSteps) => new Deliver(maxSteps)),
  fc
    .constantFrom(1, second, 5 * second, 30 * second, 61 * second, tokenLife - 500, tokenLife)
    .map((ms) => new PassTime(ms)),
  fc.constant(new OpenTab()),
]
const clockJump = fc
  .oneof(fc.constantFrom(-day, 0, day), fc.integer({ min: -day, max: day }))
  .map((ms) => new ClockJump(ms))
const signIn = fc.tuple(which, strategyName(), who).map((of) => new SignIn(...of))
const reachExpiry = fc.constant(new ReachExpiry())
const closeTab = which.map((tab) => new CloseTab(tab))
const otherCall = fc.constantFrom('fetchUser' as const, 'logout' as const, 'reset' as const, 'product' as const)

const whatever: ReadonlyArray<fc.Arbitrary<Step>> = [
  ...usual,
  ...usual,
  signIn,
  signIn,
  clockJump,
  reachExpiry,
  reachExpiry,
  closeTab,
  fc.tuple(which, strategyName(), who).map((of) => new SetToken(...of)),
  fc.constantFrom(...failures, 'lost after' as const, 'refused' as const).map((how) => new FailNext('refresh', how)),
  fc.tuple(otherCall, fc.constantFrom(...failures, 'lost after' as const)).map((of) => new FailNext(...of)),
  which.map((tab) => new SignOut(tab)),
  fc.constant(new RevokeOnServer()),
  fc.constant(new PassTime(refreshLifeS * second)),
]

const harmless = [
  ...usual,
  clockJump,
  reachExpiry,
  fc.constantFrom(...failures).map((how) => new FailNext('refresh', how)),
]

const soon: ReadonlyArray<fc.Arbitrary<Step>> = [
  fc.tuple(which, fc.integer({ min: 1, max: 4 })).map((of) => new CallApi(...of)),
  fc.integer({ min: 1, max: 6 }).map((maxSteps) => new Deliver(maxSteps)),
  fc.constantFrom(1, second, 5 * second).map((ms) => new PassTime(ms)),
  fc.constantFrom<Step>(new OpenTab(), new FailNext('refresh', 'lost after'), new FailNext('refresh', 'lost before')),
  closeTab,
]

const commands = (steps: ReadonlyArray<fc.Arbitrary<Step>>, maxCommands: number) =>
  fc.commands<StoryModel, StoryReal, false>([...steps], { maxCommands, size: 'max' })
export type Story = Iterable<fc.AsyncCommand<StoryModel, StoryReal>>

export const storyOf = {
  whatever: () => commands(whatever, 50),
  harmless: () => commands(harmless, 50),
  soon: () => commands(soon, 8),
}

export interface Telling extends Omit<WorldOptions, 'pause'> {
  readonly fireTimers: StoryReal['fireTimers']
}

const begin = async (network: fc.Scheduler, { fireTimers, ...parts }: Telling) => {
  const world = sessionWorld({ ...parts, pause: (call) => network.schedule(Promise.resolve(), call) })
  const real: StoryReal = { world, network, fireTimers }
  const model: StoryModel = { tabs: 1, clockJumps: 0, failedRefreshes: 0 }
  void world.open().signIn('local1', 'mali')
  await tick(real, second)
  await deliverAll(real)
  return { model, real }
}

const remainingTokenMs = ({ held, clock }: SessionWorld): number | null => {
  const { token, tokenExpiresAt } = held()
  return token === null || tokenExpiresAt === null ? null : tokenExpiresAt - 500 - clock.now()
}

const allAgree = (world: SessionWorld): void => {
  const { token } = world.held()
  must((remainingTokenMs(world) ?? 1) > 0, 'the token that is held has expired, and nobody saw to it')
  const family = world.server.rotation.familyOfAccess(token)
  const owner = family === null ? null : world.server.rotation.family(family).member
  for (const tab of world.tabs()) {
    must(tab.status() === (token === null ? 'signedOut' : 'signedIn'), `a tab is ${tab.status()}, the token ${token}`)
    must(tab.shows() === owner, `a tab shows ${tab.shows()}, and the token is of ${owner}`)
  }
}

const calmSeconds = async (real: StoryReal, seconds: number): Promise<void> => {
  for (let n = 0; n < seconds; n++) {
    await deliverAll(real)
    await tick(real, second)
  }
  await deliverAll(real)
}

/** The network works for some seconds: all tabs agree, and calls stop. */
const settles = async (real: StoryReal): Promise<void> => {
  const { world } = real
  world.server.heal()
  for (const round of [1, 2]) {
    await calmSeconds(real, 8)
    if ((remainingTokenMs(world) ?? 10 * second) < 10 * second) await calmSeconds(real, 12)
    await rightNow(real)
    const before = world.server.calls().length
    await pass(real, 5 * second)
    const more = world.server.calls().slice(before)
    must(more.length === 0, `calls without need: ${more.join()}`)
    allAgree(world)
    if (round === 1) for (const tab of world.tabs()) void tab.call()
  }
}

const noneSignedOut = (world: SessionWorld): void => {
  must(world.ends.length === 0, `ended: ${world.ends.map(({ reason }) => reason).join()}`)
  for (const tab of world.tabs()) must(tab.shows() === 'mali', `a tab shows ${tab.shows()}`)
}

export const tellWhatever = async (steps: Story, network: fc.Scheduler, options: Telling): Promise<void> => {
  const { model, real } = await begin(network, options)
  await fc.asyncModelRun(() => ({ model, real }), steps)
  await settles(real)
}

/** Steps that end no session: it lasts, with the fewest calls. */
export const tellHarmless = async (steps: Story, network: fc.Scheduler, options: Telling): Promise<void> => {
  const { model, real } = await begin(network, options)
  const begunAt = real.world.serverClock.now()
  await fc.asyncModelRun(() => ({ model, real }), steps)
  await settles(real)
  noneSignedOut(real.world)
  const count = (name: string) => real.world.server.calls().filter((call) => call === name).length
  const lives = Math.floor((real.world.serverClock.now() - begunAt) / (tokenLife - 500))
  const mayRefresh = lives + model.clockJumps + model.failedRefreshes
  must(count('refresh') <= mayRefresh, `${count('refresh')} refreshes where ${mayRefresh} had a cause`)
  const mayFetch = maxTabs * 2 * (1 + mayRefresh)
  must(count('fetchUser') <= mayFetch, `the user was asked for ${count('fetchUser')} times`)
}

export const tellLostAnswer = async (steps: Story, network: fc.Scheduler, options: Telling): Promise<void> => {
  const { model, real } = await begin(network, options)
  real.world.open()
  model.tabs += 1
  await quiet()
  await pass(real, tokenLife - 2 * second)
  await deliverAll(real)
  real.world.server.failNext('refresh', connectionLost, 'after')
  await tick(real, second)
  await tick(real, second)
  await fc.asyncModelRun(() => ({ model, real }), steps)
  await settles(real)
  noneSignedOut(real.world)
}
