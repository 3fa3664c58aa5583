import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { AdultProfileCodec } from '@careplus/core/internal/adults'
import type { IsoDate } from '@careplus/core/calendar'
import type { AdultPassage, AdultPassages, KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

const before = 'passage.'
const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const Question = t.type({
  id: t.string,
  secret: t.string,
  asked_at: t.string,
  expires_at: t.string,
  state: t.keyof({ open: null, agreed: null, refused: null, used: null, expired: null, gone: null }),
})
const Consent = t.union([t.strict({ question: t.string }), t.strict({ version: t.string })])

const passageCodec = (today: IsoDate) =>
  t.type({
    adultId: t.string,
    question: orNull(Question),
    sent: orNull(t.type({ profile: AdultProfileCodec(today), consent: Consent, key: t.string })),
    accountId: orNull(t.string),
  })

/** `passage.<adult>`. Unreadable ones count as missing. */
export const keyValueAdultPassages = (store: KeyValueStore, today: () => IsoDate): AdultPassages => ({
  list: () =>
    store
      .keys()
      .filter((key) => key.startsWith(before))
      .flatMap((key): ReadonlyArray<AdultPassage> => {
        const read = passageCodec(today()).decode(readJson(store.get(key)))
        return E.isRight(read) ? [read.right] : []
      }),
  put: (passage) => store.set(before + passage.adultId, JSON.stringify(passage)),
  remove: (adultId) => store.remove(before + adultId),
})
