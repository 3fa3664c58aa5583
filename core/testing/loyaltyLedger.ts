import fc from 'fast-check'
import type { LedgerCommand, LedgerRefusal } from '../domain/loyalty/ledger/command.js'
import type { PointsSummary } from '../domain/loyalty/ledger/pointsSummary.js'
import type { LedgerRow } from '../domain/loyalty/ledger/row.js'
import { PointsModel } from './loyaltyModel.js'

export interface LedgerUnderTest {
  /** Milliseconds since the epoch; never decreases. */
  readonly setNow: (now: number) => Promise<void>
  readonly post: (command: LedgerCommand) => Promise<'done' | LedgerRefusal['_tag']>
  readonly summary: () => Promise<PointsSummary>
  readonly rows: () => Promise<ReadonlyArray<LedgerRow>>
}

const must = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what)
}

const expected = (model: PointsModel, command: LedgerCommand): 'done' | LedgerRefusal['_tag'] => {
  const { usable } = model.summary()
  const isWhole = (n: number) => Number.isInteger(n) && n > 0
  switch (command._tag) {
    case 'Expire':
      return 'done'
    case 'Earn':
      return isWhole(command.points) ? 'done' : 'PointsInvalid'
    case 'Adjust':
      if (command.reason.trim() === '') return 'ReasonMissing'
      if (!isWhole(Math.abs(command.points))) return 'PointsInvalid'
      return usable + command.points < 0 ? 'PointsShort' : 'done'
    case 'Hold':
    case 'Enter':
      if (!isWhole(command.points)) return 'PointsInvalid'
      if (model.has(command.reference_id, 'held', 'entered')) return 'AlreadyTaken'
      return command.points > usable ? 'PointsShort' : 'done'
    case 'Ship':
      return model.has(command.reference_id, 'held') ? 'done' : 'NothingTaken'
    case 'Return':
      return model.has(command.reference_id, 'held', 'entered') ? 'done' : 'NothingTaken'
  }
}

const happen = (model: PointsModel, command: LedgerCommand): void => {
  switch (command._tag) {
    case 'Expire':
      return
    case 'Earn':
      return model.earn(command.points)
    case 'Adjust':
      return command.points > 0 ? model.earn(command.points) : model.withdraw(-command.points)
    case 'Hold':
      return model.take(command.points, 'held', command.reference_id)
    case 'Enter':
      return model.take(command.points, 'entered', command.reference_id)
    case 'Ship':
      return model.ship(command.reference_id)
    case 'Return':
      return model.giveBack(command.reference_id)
  }
}

const sumOf = (rows: ReadonlyArray<LedgerRow>, of: (row: LedgerRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Each received point is in one place, no balance is negative, and the running balance is the sum. */
const conserves = (model: PointsModel, rows: ReadonlyArray<LedgerRow>, { usable, held }: PointsSummary): void => {
  let balance = 0
  rows.forEach((row, i) => {
    balance += row.points
    must(row.seq === i + 1, `row ${i + 1} is numbered ${row.seq}`)
    must(row.balance === balance && balance >= 0, `row ${row.seq}: balance ${row.balance}, the sum is ${balance}`)
    must(sumOf([row], ({ lots }) => lots.reduce((sum, { points }) => sum + points, 0)) === row.points, 'lots differ')
  })
  must(sumOf(rows, ({ held_points }) => held_points) === held, 'what is held is not the sum of what was held')
  const leftAccount =
    model.count('shipped') + model.count('entered') + model.count('withdrawn') + model.count('expired')
  must(usable + held + leftAccount === model.everCameIn, `${usable} + ${held} + ${leftAccount} of ${model.everCameIn}`)
}

const agrees = async (model: PointsModel, real: LedgerUnderTest): Promise<void> => {
  const summary = await real.summary()
  const { usable, held, next_expiry } = summary
  const [found, wanted] = [JSON.stringify([usable, held, next_expiry?.on, next_expiry?.points]), model.summary()]
  const { usable: u, held: h, next_expiry: n } = wanted
  must(found === JSON.stringify([u, h, n?.on, n?.points]), `${found}, but the model has ${JSON.stringify(wanted)}`)
  conserves(model, await real.rows(), summary)
}

class Post implements fc.AsyncCommand<PointsModel, LedgerUnderTest> {
  constructor(private readonly command: LedgerCommand) {}
  check = () => true
  async run(model: PointsModel, real: LedgerUnderTest): Promise<void> {
    const wanted = expected(model, this.command)
    const answer = await real.post(this.command)
    must(answer === wanted, `answered ${answer}, not ${wanted}`)
    if (wanted === 'done') happen(model, this.command)
    await agrees(model, real)
  }
  toString = () => JSON.stringify(this.command)
}

class PassTime implements fc.AsyncCommand<PointsModel, LedgerUnderTest> {
  constructor(private readonly ms: number) {}
  check = () => true
  async run(model: PointsModel, real: LedgerUnderTest): Promise<void> {
    model.pass(this.ms)
    await real.setNow(model.time)
    await agrees(model, real)
  }
  toString = () => `pass ${this.ms / 86_400_000} days`
}

const day = 86_400_000
const whole = () => fc.integer({ min: 1, max: 60 })
const points = () => fc.oneof({ arbitrary: whole(), weight: 12 }, fc.constantFrom(0, -3, 1.5, NaN, Infinity))
const reference = () => fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5')

/** `unique`: new ids, for a store in which each bill earns once. */
const ledgerCommand = (unique: () => string): ReadonlyArray<fc.Arbitrary<LedgerCommand>> => {
  const earn = fc
    .tuple(fc.constantFrom('bill' as const, 'mission' as const, 'moved' as const), points())
    .map(([kind, n]): LedgerCommand => ({ _tag: 'Earn', kind, points: n, reference_id: unique() }))
  const hold = fc
    .tuple(points(), reference())
    .map(([n, reference_id]): LedgerCommand => ({ _tag: 'Hold', points: n, reference_id }))
  return [
    earn,
    earn,
    earn,
    hold,
    hold,
    fc.tuple(points(), reference()).map(([n, reference_id]) => ({ _tag: 'Enter', points: n, reference_id })),
    reference().map((reference_id) => ({ _tag: 'Ship', reference_id })),
    reference().map((reference_id) => ({ _tag: 'Return', reference_id })),
    fc
      .tuple(fc.boolean(), points(), fc.constantFrom('นับผิด', 'ชดเชย', ' '))
      .map(([less, n, reason]) => ({ _tag: 'Adjust', points: less ? -n : n, reason, reference_id: null })),
    fc.constant({ _tag: 'Expire' }),
  ]
}

export const ledgerStory = (
  maxCommands = 60,
): fc.Arbitrary<Iterable<fc.AsyncCommand<PointsModel, LedgerUnderTest>>> => {
  let earned = 0
  const posts = ledgerCommand(() => `earned ${++earned}`).map((one) => one.map((command) => new Post(command)))
  const time = fc
    .tuple(fc.constantFrom(0, 1, 7, 29, 30, 31, 90, 200, 365), fc.nat({ max: day - 1 }))
    .map(([days, ms]) => new PassTime(days * day + ms))
  return fc.commands<PointsModel, LedgerUnderTest, false>([...posts, time, time], {
    maxCommands,
    size: 'max',
  })
}

/** Throws if ledger and model differ. `real` begins at `now`, empty. */
export const tellLedger = async (
  story: Iterable<fc.AsyncCommand<PointsModel, LedgerUnderTest>>,
  real: LedgerUnderTest,
  now: number,
): Promise<void> => {
  await fc.asyncModelRun(() => ({ model: new PointsModel(now), real }), story)
}
