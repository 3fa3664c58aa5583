import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import * as arb from '../../testing/stool.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { assessStool } from './assessStool.js'
import { stoolColours, type StoolColour } from './card.js'
import { severity, stoolLevels, stricter, type StoolLevel } from './levels.js'
import { isWorrying, type StoolAnswers } from './signs.js'
import type { StoolInputs } from './stoolInputs.js'

/** Raising a sign never lowers a level, so the smallest combinations of each level are enough. */

interface Raise {
  readonly name: string
  readonly signs?: Partial<StoolAnswers>
  readonly lastedDays?: number
  /** A child that eats nothing also eats less. */
  readonly above?: string
}
const raises: ReadonlyArray<Raise> = [
  { name: 'jaundice', signs: { jaundice: 'yes' } },
  { name: 'dark urine', signs: { darkUrine: 'yes' } },
  { name: 'red urine', signs: { redUrine: 'yes' } },
  { name: 'eats less', signs: { feeding: 'less' } },
  { name: 'eats nothing', signs: { feeding: 'none' }, above: 'eats less' },
  { name: 'watery', signs: { watery: 'yes' } },
  { name: '3 days', lastedDays: 3 },
  { name: '7 days', lastedDays: 7, above: '3 days' },
  { name: 'no iron or bismuth', signs: { ironOrBismuth: 'no' } },
  { name: 'fever', signs: { fever: 'yes' } },
  { name: 'unwell', signs: { unwell: 'yes' } },
  { name: 'limp', signs: { limp: 'yes' } },
  { name: 'green vomit', signs: { greenVomit: 'yes' } },
  { name: 'hard belly', signs: { hardBelly: 'yes' } },
]
const ages = [0, 1, 2, 3, 4, 13, 14, 15, 27, 28, 89, 90, 183, 184, 365, 366, 1826, 1827, 4383] as const
const mostSigns = 3

const calm: StoolAnswers = { ...arb.calmStoolAnswers, ironOrBismuth: 'yes' }
const levelOf = (ageInDays: number, colour: StoolColour, raised: ReadonlyArray<Raise>): StoolLevel =>
  assessStool({
    date: '2026-11-20' as IsoDate,
    ageInDays,
    colour,
    photo: null,
    lastedDays: Math.max(0, ...raised.map((one) => one.lastedDays ?? 0)),
    signs: raised.reduce((signs, one) => ({ ...signs, ...one.signs }), calm),
  }).level

const combinations = (size: number, from = 0): ReadonlyArray<ReadonlyArray<Raise>> =>
  size === 0
    ? [[]]
    : raises.flatMap((one, i) => (i < from ? [] : combinations(size - 1, i + 1).map((rest) => [one, ...rest])))
const all = Array.from({ length: mostSigns + 1 }, (_, size) => combinations(size))
  .flat()
  .filter((combination) => !combination.some(({ above }) => combination.some(({ name }) => name === above)))

const says = (raised: ReadonlyArray<Raise>, wanted: Raise): boolean =>
  raised.some(({ name, above }) => name === wanted.name || above === wanted.name)
const holds = (raised: ReadonlyArray<Raise>, smaller: ReadonlyArray<Raise>): boolean =>
  smaller.every((one) => says(raised, one))

interface Row {
  readonly level: StoolLevel
  readonly smallest: ReadonlyArray<ReadonlyArray<Raise>>
}
const rowsOf = (age: number, colour: StoolColour): ReadonlyArray<Row> => {
  const found: Array<{ readonly raised: ReadonlyArray<Raise>; readonly level: StoolLevel }> = []
  for (const raised of all) {
    const level = levelOf(age, colour, raised)
    const below = found.filter((one) => holds(raised, one.raised))
    const highest = Math.max(-1, ...below.map((one) => severity(one.level)))
    // `expect` a hundred thousand times is slower than the rules.
    if (severity(level) < highest) throw new Error(`${age} days, ${colour}, ${namesOf(raised)}: raised, and milder`)
    if (severity(level) > highest) found.push({ raised, level })
  }
  return stoolLevels.map((level) => ({
    level,
    smallest: found
      .filter((one) => one.level === level)
      .map(({ raised }) => raised)
      // "eats less" implies "eats nothing" of the same level.
      .filter((one, _, same) => !same.some((other) => other !== one && holds(one, other))),
  }))
}

const namesOf = (raised: ReadonlyArray<Raise>): string => raised.map(({ name }) => name).join(' + ')

const printed = (rows: ReadonlyArray<Row>): string => {
  const lines = rows
    .filter(({ smallest }) => smallest.length > 0)
    .map(({ level, smallest }) => {
      const alone = smallest.some((raised) => raised.length === 0)
      const words = alone ? 'by itself' : smallest.map(namesOf).join(' | ')
      return `    ${level.padEnd(13)}${words}`
    })
  return lines.join('\n')
}

const alike = <T>(things: ReadonlyArray<T>, textOf: (thing: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const text = textOf(thing)
    groups.set(text, [...(groups.get(text) ?? []), thing])
  }
  return [...groups].map(([text, those]) => ({ text, those }))
}

const ofAge = (age: number): string =>
  alike(stoolColours, (colour) => printed(rowsOf(age, colour)))
    .map(({ text, those }) => `  ${those.join(', ')}\n${text}`)
    .join('\n')

it('all combinations of signs, as they are printed for reading: none is milder for a sign more', async () => {
  const head = [
    'The stool check: the level of every combination of colour and signs.',
    'Written by decisionTable.test.ts; read it after a change of the rules, then update it with vitest -u.',
    'A line names the smallest combinations of a level; the strictest that fits is the level. Not sure counts as raised.',
  ].join('\n')
  const text = alike(ages, ofAge).map(({ text, those }) => `Day ${those.join(', ')}\n${text}`)
  await expect([head, ...text, ''].join('\n\n')).toMatchFileSnapshot('decisionTable.txt')
})

const unprintedAge = () =>
  fc.nat({ max: ages.length - 2 }).chain((at) =>
    fc.record({
      printedAge: fc.constant(ages[at] ?? 0),
      age: fc.integer({ min: ages[at] ?? 0, max: (ages[at + 1] ?? 1) - 1 }),
    }),
  )

test.prop([unprintedAge(), arb.stoolColour()], { numRuns: 150 })(
  'no rule turns between two printed ages',
  ({ age, printedAge }, colour) => {
    expect(printed(rowsOf(age, colour))).toBe(printed(rowsOf(printedAge, colour)))
  },
)

const raisedIn = ({ signs, lastedDays }: StoolInputs): ReadonlyArray<Raise> =>
  raises.filter((one) => {
    const [sign, answer] = Object.entries(one.signs ?? {})[0] ?? []
    if (sign === 'feeding') return signs.feeding === answer || (answer === 'less' && signs.feeding === 'none')
    if (sign !== undefined) return isWorrying(sign as keyof StoolAnswers, signs[sign as keyof StoolAnswers])
    return lastedDays === 'unsure' || lastedDays >= (one.lastedDays ?? 0)
  })

test.prop([arb.stoolCheck()])('the printed combinations leave nothing out', (inputs) => {
  const raised = raisedIn(inputs)
  const fits = rowsOf(inputs.ageInDays, inputs.colour).filter(({ smallest }) =>
    smallest.some((one) => holds(raised, one)),
  )
  const level = fits.reduce<StoolLevel>((strictest, row) => stricter(strictest, row.level), 'normal')
  expect(level).toBe(assessStool({ ...inputs, photo: null }).level)
})
