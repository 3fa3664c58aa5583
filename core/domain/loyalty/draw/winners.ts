import { asText } from '../../text/asText.js'
import * as E from 'fp-ts/Either'
import { foldDigits } from '../../text/digits.js'
import { bytesOfHex, hexOf, joined, utf8, type Bytes, type Sha256Bytes } from './bytes.js'
import { below, wordsOf } from './chance.js'
import { entryListHash, sortedEntries, type EntriesFault, type EntryList } from './entries.js'
import { hmacSha256 } from './hmac.js'
import type { DrawEntry, DrawWinner } from './rows.js'

export interface DrawInput extends EntryList {
  /** Hexadecimal SHA-256 of the seed's 32 bytes, published before entries opened. */
  readonly commitment: string
  readonly list_hash: string
  readonly seed: string
  readonly public_value: string
  readonly reserves: number
}

export const reservesFor = (prizes: number): number => prizes

export type DrawInputRefusal =
  | { readonly _tag: 'SeedMalformed' }
  | { readonly _tag: 'SeedMismatch' }
  | { readonly _tag: 'ListMismatch' }
  | { readonly _tag: 'PublicValueMissing' }
  | { readonly _tag: 'NoEntries' }
  | EntriesFault

const seedBytes = 32

const decodeSeed = (seed: string): Bytes | null => {
  const bytes = bytesOfHex(seed)
  return bytes?.length === seedBytes ? bytes : null
}

/** It fixes the seed without revealing it, and is published before entries open. */
export const commitmentOf =
  (sha256: Sha256Bytes) =>
  async (seed: string): Promise<E.Either<{ readonly _tag: 'SeedMalformed' }, string>> => {
    const bytes = decodeSeed(seed)
    return bytes === null ? E.left({ _tag: 'SeedMalformed' }) : E.right(hexOf(await sha256(bytes)))
  }

/** Older draws have composed values: ASCII digits and single spaces remain. */
export const normalPublicValue = (received: string): string =>
  foldDigits(asText(received).normalize('NFC')).trim().replaceAll(/\s+/g, ' ')

const ticketAt = (
  entries: ReadonlyArray<DrawEntry>,
  won: ReadonlySet<string>,
  at: number,
): { readonly code: string; readonly tickets: number; readonly ticket: number } | null => {
  let among = at
  let before = 0
  for (const { code, tickets } of entries) {
    if (!won.has(code)) {
      if (among < tickets) return { code, tickets, ticket: before + among + 1 }
      among -= tickets
    }
    before += tickets
  }
  return null
}

/** Each place draws a ticket among those of members without a place. Fewer than `places` if fewer members take part. */
export const winnersFor =
  (sha256: Sha256Bytes) =>
  async (key: Bytes, unsorted: ReadonlyArray<DrawEntry>, places: number): Promise<ReadonlyArray<DrawWinner>> => {
    const entries = sortedEntries(unsorted)
    const next = wordsOf(sha256, key)
    const won = new Set<string>()
    const winners: DrawWinner[] = []
    let remaining = entries.reduce((sum, { tickets }) => sum + tickets, 0)
    while (winners.length < places && remaining > 0) {
      const winning = ticketAt(entries, won, await below(next, remaining))
      if (winning === null) return winners
      winners.push({ place: winners.length + 1, ticket: winning.ticket, code: winning.code })
      won.add(winning.code)
      remaining -= winning.tickets
    }
    return winners
  }

/** HMAC-SHA-256(seed, list hash ‖ public value), with the hash as 32 bytes and the value as UTF-8. */
export const drawKey =
  (sha256: Sha256Bytes) =>
  async (seed: Bytes, listHash: Bytes, publicValue: string): Promise<Bytes> =>
    joined(await hmacSha256(sha256)(seed, joined(listHash, utf8(normalPublicValue(publicValue)))))

/** Refuses a seed or list other than the published one. Never rejects. Example: draw `example`, 2 prizes, `a1` 3
 * tickets, `b2` 1, `c3` 6; a seed of 32 zero bytes; value `482917`. The key's first number leaves 0 of 10 tickets:
 * ticket 1, `a1`; the next 1 of the remaining 7: ticket 5, `c3`. */
export const drawWinners =
  (sha256: Sha256Bytes) =>
  async (input: DrawInput): Promise<E.Either<DrawInputRefusal, ReadonlyArray<DrawWinner>>> => {
    const seed = decodeSeed(input.seed)
    if (seed === null) return E.left({ _tag: 'SeedMalformed' })
    if (hexOf(await sha256(seed)) !== input.commitment) return E.left({ _tag: 'SeedMismatch' })
    const listHash = await entryListHash(sha256)(input)
    if (E.isLeft(listHash)) return listHash
    const listed = bytesOfHex(listHash.right)
    if (listed === null || listHash.right !== input.list_hash) return E.left({ _tag: 'ListMismatch' })
    if (normalPublicValue(input.public_value) === '') return E.left({ _tag: 'PublicValueMissing' })
    if (input.entries.length === 0) return E.left({ _tag: 'NoEntries' })
    const key = await drawKey(sha256)(seed, listed, input.public_value)
    return E.right(await winnersFor(sha256)(key, input.entries, input.prizes + input.reserves))
  }
