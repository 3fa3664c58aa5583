import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore, SocialDepartures } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

const Departure = t.exact(
  t.type({
    state: t.string,
    nonce: t.string,
    verifier: t.union([t.string, t.null]),
    redirectUri: t.string,
    mode: t.keyof({ redirect: null, popup: null }),
    purpose: t.keyof({ signIn: null, link: null }),
    member: t.union([t.string, t.null]),
    savedAt: t.number,
  }),
)

const read = (text: string | null) => {
  const departure = Departure.decode(readJson(text))
  return E.isRight(departure) && departure.right.state !== '' ? departure.right : null
}

const keyOf = (name: string) => `social.${name}`

/** The started sign-ins, in local storage only, so that the server never receives them.
 * @example
 * keyValueSocialDepartures(localStore('auth.')).of('google') // => null */
export const keyValueSocialDepartures = (store: KeyValueStore): SocialDepartures => ({
  of: (name) => read(store.get(keyOf(name))),
  keep: (name, departure) => store.set(keyOf(name), JSON.stringify(departure)),
  forget: (name) => store.remove(keyOf(name)),
})
