import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import type { AdultPassage } from '@careplus/core/ports'
import { adultProfile, memoryKeyValueStore } from '@careplus/core/testing'
import type { IsoDate } from '@careplus/core/calendar'
import { keyValueAdultPassages } from './adultPassages.js'

const today = () => '2026-11-20' as IsoDate
const passage: fc.Arbitrary<AdultPassage> = fc.record(
  {
    adultId: fc.uuid(),
    question: fc.option(
      fc.record(
        {
          id: fc.uuid(),
          secret: fc.string(),
          asked_at: fc.constant('2026-11-20T00:00:00Z'),
          expires_at: fc.constant('2026-11-27T00:00:00Z'),
          state: fc.constantFrom('open', 'agreed', 'refused', 'used', 'expired', 'gone'),
        },
        { noNullPrototype: true },
      ),
    ),
    sent: fc.option(
      fc.record(
        {
          profile: adultProfile(),
          consent: fc.oneof(
            fc.uuid().map((question) => ({ question })),
            fc.constant({ version: '2026-11-20' }),
          ),
          key: fc.uuid(),
        },
        { noNullPrototype: true },
      ),
    ),
    accountId: fc.option(fc.uuid()),
  },
  { noNullPrototype: true },
)

test.prop([passage, passage])('what is noted of an adult is given back, the later note alone', (first, other) => {
  const passages = keyValueAdultPassages(memoryKeyValueStore(), today)
  const later = { ...other, adultId: first.adultId }
  passages.put(first)
  expect(passages.list()).toStrictEqual([first])
  passages.put(later)
  expect(passages.list()).toStrictEqual([later])
  passages.remove(first.adultId)
  expect(passages.list()).toStrictEqual([])
})

it('leaves what is no note of its own alone', () => {
  const store = memoryKeyValueStore({ 'adult.a': '{}', 'passage.b': '{"adultId":1}', 'passage.c': 'x' })
  expect(keyValueAdultPassages(store, today).list()).toStrictEqual([])
})
