import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { isoDate } from '../../testing/calendar.js'
import { firstStepDays, firstStepNumber, firstSteps, nextFirstStep, type FirstStepFacts } from './firstSteps.js'

const joinedOn = isoDate({ min: '2020-01-01' as IsoDate, max: '2090-01-01' as IsoDate })
const household = fc.nat({ max: 5 }).chain((children) => fc.tuple(fc.constant(children), fc.nat({ max: children })))
const newMember = fc
  .tuple(joinedOn, household, fc.nat({ max: firstStepDays - 1 }))
  .map(([joined, [children, measured], days]) => ({
    facts: { joinedOn: joined, children, measured, ended: false } satisfies FirstStepFacts,
    today: addDays(joined, days),
  }))

test.prop([newMember])(
  'each step waits for the one before it, and the last stays until it is ended',
  ({ facts, today }) => {
    const step = nextFirstStep(facts, today)
    expect(step === 'child').toBe(facts.children === 0)
    expect(step === 'measuring').toBe(facts.children > 0 && facts.measured === 0)
    expect(step === 'due').toBe(facts.measured > 0)
  },
)

test.prop([newMember])('what is added never leads back to an earlier step', ({ facts, today }) => {
  const numberOf = (some: FirstStepFacts): number => {
    const step = nextFirstStep(some, today)
    return step === null ? firstSteps.length + 1 : firstStepNumber(step)
  }
  const now = numberOf(facts)
  expect(numberOf({ ...facts, children: facts.children + 1 })).toBeGreaterThanOrEqual(now)
  expect(numberOf({ ...facts, children: facts.children + 1, measured: facts.measured + 1 })).toBeGreaterThanOrEqual(now)
  expect(numberOf({ ...facts, ended: true })).toBe(4)
})

test.prop([newMember, fc.nat({ max: 4000 })])('after a month nobody is shown around any more', ({ facts }, more) => {
  expect(nextFirstStep(facts, addDays(facts.joinedOn, firstStepDays + more))).toBeNull()
  expect(nextFirstStep({ ...facts, joinedOn: null }, facts.joinedOn)).toBeNull()
})
