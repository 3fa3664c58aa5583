import * as fc from 'fast-check'
import type { MissionFacts } from '../domain/loyalty/mission/mission.js'
import { isoDate } from './calendar.js'
import type { Pinned } from './pinnedFields.js'

const plain = { noNullPrototype: true } as const

export const missionFacts = (fixed: Pinned<MissionFacts> = {}): fc.Arbitrary<MissionFacts> =>
  fc.record(
    {
      month: fc.constantFrom('2025-11', '2026-10', '2026-11', '2026-12', '2027-01'),
      way: fc.constantFrom('day', 'article-read', 'mobility-check'),
      points: fc.integer({ min: 1, max: 200 }),
      target: fc.integer({ min: 1, max: 20 }),
      done: fc.nat({ max: 25 }),
      claimed: fc.boolean(),
      joined: isoDate(),
      proved: fc.boolean(),
      ...fixed,
    },
    plain,
  )
