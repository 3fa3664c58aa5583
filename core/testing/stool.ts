import * as fc from 'fast-check'
import { answers, feedings, type Answer, type SignAnswer } from '../domain/stool/answers.js'
import { stoolColours, type StoolColour } from '../domain/stool/card.js'
import { calmStoolAnswers, signRow, stoolSigns, type StoolAnswers, type StoolSign } from '../domain/stool/signs.js'
import type { EarlierAnswers } from '../domain/stool/earlierAnswers.js'
import type { StoolInputs } from '../domain/stool/stoolInputs.js'
import { isoDate } from './calendar.js'
import { nearMisses, mistakeIn, type NearMiss } from './nearMiss.js'
import type { Pinned } from './pinnedFields.js'

export { calmStoolAnswers }

const plain = { noNullPrototype: true } as const

export const stoolColour = (): fc.Arbitrary<StoolColour> => fc.constantFrom(...stoolColours)
export const stoolAnswer = (): fc.Arbitrary<Answer> => fc.constantFrom(...answers)
export const stoolSign = (): fc.Arbitrary<StoolSign> => fc.constantFrom(...stoolSigns)

export const stoolTurns = [
  0, 1, 2, 3, 4, 14, 15, 27, 28, 59, 60, 61, 89, 90, 179, 180, 364, 365, 730, 731, 1095, 1096, 6939,
] as const

const stoolAge = () => fc.oneof(fc.constantFrom(...stoolTurns), fc.nat({ max: 200 }), fc.nat({ max: 6939 }))

/** Answers to all signs, mostly calm, so that the colour decides.
 * @example
 * fc.assert(fc.property(arb.stoolAnswers(), ({ feeding }) => feedings.includes(feeding))) */
export const stoolAnswers = (): fc.Arbitrary<StoolAnswers> => {
  const one = (sign: StoolSign): fc.Arbitrary<SignAnswer> =>
    fc.oneof({ arbitrary: fc.constant(calmStoolAnswers[sign]), weight: 5 }, fc.constantFrom(...signRow(sign).answers))
  return fc
    .tuple(...stoolSigns.map(one))
    .map(
      (answerList) => Object.fromEntries(stoolSigns.map((sign, i) => [sign, answerList[i]])) as unknown as StoolAnswers,
    )
}

export const earlierStoolAnswers = (): fc.Arbitrary<{
  readonly earlier: EarlierAnswers
  readonly now: StoolAnswers
}> =>
  fc.tuple(stoolAnswers(), stoolAnswer(), fc.boolean()).map(([{ redUrine: _, ...second }, feedingWell, isFirst]) => {
    const redUrine = second.darkUrine === 'no' ? 'no' : 'unsure'
    if (!isFirst) return { earlier: second, now: { ...second, redUrine } }
    const { feeding: __, ...first } = second
    const feeding = feedingWell === 'yes' ? 'as-before' : 'none'
    return { earlier: { ...first, feedingWell }, now: { ...first, redUrine, feeding } }
  })

/** Answers with one mistake: a sign left out, or an answer of another sign. `slip` is the sign.
 * @example
 * const [inputs] = fc.sample(arb.stoolCheck(), 1)
 * const reads = (signs: unknown) => storedStoolInputs({ ...inputs, signs })._tag
 * fc.assert(fc.property(arb.nearStoolAnswers(), ({ input }) => reads(input) === 'Left')) */
export const nearStoolAnswers = (): fc.Arbitrary<NearMiss<StoolAnswers, Readonly<Record<string, unknown>>>> =>
  nearMisses<StoolAnswers, Readonly<Record<string, unknown>>>(
    Object.fromEntries(
      stoolSigns.map((sign) => [
        sign,
        mistakeIn<StoolAnswers, Readonly<Record<string, unknown>>>(stoolAnswers(), (answerList) =>
          fc
            .constantFrom<unknown>(
              ...(sign === 'redUrine' ? [] : [undefined]),
              null,
              '',
              'maybe',
              'YES',
              true,
              'unsure-less',
              ...(sign === 'feeding' ? answers : feedings),
            )
            .map((answer) => ({ ...answerList, [sign]: answer })),
        ),
      ]),
    ),
  )

/** A valid stool check.
 * @example
 * fc.assert(fc.property(arb.stoolCheck(), (inputs) => stoolLevels.includes(assessStool(inputs).level))) */
export const stoolCheck = (fixed: Pinned<StoolInputs> = {}): fc.Arbitrary<StoolInputs> =>
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
