import { parseCitizenId } from '@careplus/core/identity'
import { citizenIdCheckDigit } from '@careplus/core/internal/identity'
import { isRight } from 'fp-ts/Either'
import validator from 'validator'

/** Two in three are right, one has a wrong check digit; both sides accept their first digit. */
const typed = Array.from({ length: 4096 }, (_, index) => {
  const twelve = `${1 + (index % 8)}${String((index * 7_919_993) % 100_000_000_000).padStart(11, '0')}`
  const digit = citizenIdCheckDigit(twelve)
  return `${twelve}${index % 3 === 0 ? (digit + 1) % 10 : digit}`
})

const ours = (text: string): boolean => isRight(parseCitizenId(text))
const theirs = (text: string): boolean => validator.isIdentityCard(text, 'TH')

const repeats = 200
const trials = 15

const perSecond = (accepts: (text: string) => boolean): number => {
  let accepted = 0
  const started = performance.now()
  for (let repeat = 0; repeat < repeats; repeat++) for (const text of typed) if (accepts(text)) accepted++
  const seconds = (performance.now() - started) / 1000
  if (accepted !== repeats * typed.filter(theirs).length) throw new Error('the two sides disagree')
  return (repeats * typed.length) / seconds
}

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const benchCitizenId = () => {
  for (const accepts of [ours, theirs]) perSecond(accepts)
  const turns = Array.from({ length: trials }, () => ({ value: perSecond(ours), limit: perSecond(theirs) }))
  const value = median(turns.map((turn) => turn.value))
  const limit = median(turns.map((turn) => turn.limit))
  return { name: 'citizen ID checks', value, limit, ratio: value / limit, target: 1 }
}
