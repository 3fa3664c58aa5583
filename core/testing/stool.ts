import * as fc from 'fast-check'
import { answers, type Answer } from '../domain/stool/answers.js'
import { stoolColours, type StoolColour } from '../domain/stool/card.js'
import { stoolSigns, type StoolSign } from '../domain/stool/signs.js'
import type { StoolInputs } from '../domain/stool/stoolInputs.js'
import { isoDate } from './calendar.js'

const plain = { noNullPrototype: true } as const

export const stoolColour = (): fc.Arbitrary<StoolColour> => fc.constantFrom(...stoolColours)
export const stoolAnswer = (): fc.Arbitrary<Answer> => fc.constantFrom(...answers)
export const stoolSign = (): fc.Arbitrary<StoolSign> => fc.constantFrom(...stoolSigns)

/** Mostly the first months of life, where the rules turn; every turn itself is likely. */
const stoolAge = () =>
  fc.oneof(fc.constantFrom(0, 3, 4, 59, 60, 61, 89, 90, 6939), fc.nat({ max: 120 }), fc.nat({ max: 6939 }))

/** Every sign with an answer; mostly none that worries, so that the colour has its say. */
export const stoolAnswers = (): fc.Arbitrary<Readonly<Record<StoolSign, Answer>>> => {
  const calm = (sign: StoolSign): Answer => (sign === 'feedingWell' ? 'yes' : 'no')
  const one = (sign: StoolSign) => fc.oneof({ arbitrary: fc.constant(calm(sign)), weight: 5 }, stoolAnswer())
  return fc
    .tuple(...stoolSigns.map(one))
    .map((said) => Object.fromEntries(stoolSigns.map((sign, i) => [sign, said[i]])) as Record<StoolSign, Answer>)
}

/** A check that the reader takes; a caller may pin any field. */
export const stoolCheck = (
  fixed: { readonly [K in keyof StoolInputs]?: fc.Arbitrary<StoolInputs[K]> } = {},
): fc.Arbitrary<StoolInputs> =>
  fc.record(
    {
      date: isoDate(),
      ageInDays: stoolAge(),
      colour: stoolColour(),
      photo: fc.oneof(fc.constant(null), fc.constant('unsure' as const), stoolColour()),
      lastedDays: fc.oneof(fc.constant('unsure' as const), fc.nat({ max: 7 }), fc.nat({ max: 366 })),
      signs: stoolAnswers(),
      ...fixed,
    },
    plain,
  )
