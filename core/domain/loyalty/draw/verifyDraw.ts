import * as E from 'fp-ts/Either'
import { startOfBangkokDay } from '../../calendar/arithmetic.js'
import type { Sha256Bytes } from './bytes.js'
import { entryListHash } from './entries.js'
import type { DrawWinner } from './rows.js'
import { wasDrawn, type DrawRecord } from './record.js'
import { publicNumber } from './publicValue.js'
import { commitmentOf, drawWinners, normalPublicValue } from './winners.js'

/**
 * `seed`: it is the one committed to before entries opened. `list`: it is the one hashed at the close. `public_value`: the
 * list was closed, and it was named, before its day came; it has the form that was named with it, and was used on that day or
 * later. `winners`: drawing again gives the same, in
 * the same places.
 */
export const drawChecks = ['seed', 'list', 'public_value', 'winners'] as const
/** One of the checks of a published draw. */
export type DrawCheck = (typeof drawChecks)[number]

/** What the checks of a published draw found. */
export interface DrawVerification {
  /** null: nothing to check, for nothing was drawn. */
  readonly checks: Readonly<Record<DrawCheck, boolean | null>>
  /** Every one that there is to check holds. */
  readonly verified: boolean
  /** What this reckoning drew; null: nothing was drawn, or the seed or the list does not fit. */
  readonly winners: ReadonlyArray<DrawWinner> | null
}

/** What somebody wrote down while the draw was still to come. */
export interface SeenBefore {
  readonly commitment?: string
  readonly list_hash?: string
}

const sameWinners = (a: ReadonlyArray<DrawWinner>, b: ReadonlyArray<DrawWinner>): boolean =>
  a.length === b.length &&
  a.every(({ place, ticket, code }, i) => b[i]?.place === place && b[i].ticket === ticket && b[i].code === code)

const seedHolds = async (sha256: Sha256Bytes, record: DrawRecord, seen: SeenBefore): Promise<boolean> => {
  const commitment = await commitmentOf(sha256)(record.seed)
  return (
    E.isRight(commitment) &&
    commitment.right === record.commitment &&
    (seen.commitment ?? record.commitment) === record.commitment &&
    Date.parse(record.committed_at) <= Date.parse(record.opened_at)
  )
}

const listHolds = async (sha256: Sha256Bytes, record: DrawRecord, seen: SeenBefore): Promise<boolean> => {
  const hash = await entryListHash(sha256)(record)
  return E.isRight(hash) && hash.right === record.list_hash && (seen.list_hash ?? record.list_hash) === record.list_hash
}

const publicValueHolds = ({
  closed_at,
  public_date,
  public_digits,
  public_value,
  earlier_values,
  drawn_at,
}: DrawRecord & { readonly public_value: string }): boolean => {
  const known = startOfBangkokDay(public_date)
  return (
    (public_digits === null
      ? normalPublicValue(public_value) !== ''
      : publicNumber(public_digits, public_value) === public_value) &&
    Date.parse(closed_at) < known &&
    earlier_values.every(({ replaced_at }) => Date.parse(replaced_at) < known) &&
    drawn_at !== null &&
    Date.parse(drawn_at) >= known
  )
}

/**
 * Draws again from a published record and compares. Needs no trust in who published it, save that the hashes were public
 * in time: `seen` holds those that the reader has from then. Where nothing was drawn, seed and list are all there is to
 * check. Never rejects.
 * @example
 * const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
 * const [story] = fc.sample(arb.drawStory(), 1)
 * const record = await arb.honestRecord(sha256)(story)
 * const honest = await verifyDraw(sha256)(record)
 * const bent = await verifyDraw(sha256)({ ...record, prizes: record.prizes + 1 })
 * honest.verified // => true
 * bent.verified // => false
 */
export const verifyDraw =
  (sha256: Sha256Bytes) =>
  async (record: DrawRecord, seen: SeenBefore = {}): Promise<DrawVerification> => {
    const again = wasDrawn(record) ? await drawWinners(sha256)(record) : null
    const checks = {
      seed: await seedHolds(sha256, record, seen),
      list: await listHolds(sha256, record, seen),
      public_value: wasDrawn(record) ? publicValueHolds(record) : null,
      winners: again === null ? null : E.isRight(again) && sameWinners(again.right, record.winners),
    }
    return {
      checks,
      verified: drawChecks.every((check) => checks[check] !== false),
      winners: again !== null && E.isRight(again) ? again.right : null,
    }
  }
