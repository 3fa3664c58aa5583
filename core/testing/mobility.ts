import * as fc from 'fast-check'
import { adultRelations, type AdultProfile } from '../domain/adults/adultProfile.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { ChairStand, MobilityInputs } from '../domain/mobility/mobilityInputs.js'
import { points } from '../domain/mobility/sarcF.js'
import { isoDate } from './calendar.js'
import type { Pinned } from './pinnedFields.js'

const plain = { noNullPrototype: true } as const
const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((n) => n / 10)
const anySex = () => fc.constantFrom('male' as const, 'female' as const)

export const sarcFAnswers = () => {
  const one = fc.constantFrom(...points)
  return fc.record({ strength: one, walking: one, rising: one, stairs: one, falls: one }, plain)
}

export const chairStand = (): fc.Arbitrary<ChairStand> =>
  fc.oneof(
    fc.oneof(tenths(11, 13), tenths(2, 300)).map((seconds) => ({ _tag: 'timed' as const, seconds })),
    fc.constant({ _tag: 'notDone' as const }),
  )

/** A valid mobility check.
 * @example
 * fc.assert(fc.property(arb.mobilityCheck(), (inputs) => assessMobility(inputs).sarcF.score <= 10)) */
export const mobilityCheck = (fixed: Pinned<MobilityInputs> = {}): fc.Arbitrary<MobilityInputs> =>
  fc.record(
    {
      date: isoDate(),
      sex: anySex(),
      answers: sarcFAnswers(),
      calfCm: fc.option(fc.oneof(tenths(32, 35), tenths(15, 70))),
      chairStand: fc.option(chairStand()),
      ...fixed,
    },
    plain,
  )

/**
 * A profile valid on 2026-11-20 and for a while after.
 * @example
 * fc.assert(fc.property(arb.adultProfile({ relation: fc.constant('mother') }), ({ relation }) => relation === 'mother'))
 */
export const adultProfile = (fixed: Pinned<AdultProfile> = {}): fc.Arbitrary<AdultProfile> =>
  fc.record(
    {
      relation: fc.constantFrom(...adultRelations),
      name: fc.constantFrom('ยายศรี', 'ตาแดง', 'แม่', 'Malee'),
      birthDate: isoDate({ min: '1930-01-01' as IsoDate, max: '2008-11-20' as IsoDate }),
      sex: anySex(),
      weight: fc.option(tenths(20, 300)),
      height: fc.option(tenths(80, 250)),
      ...fixed,
    },
    plain,
  )
