import * as E from 'fp-ts/Either'
import { startOfBangkokDay } from '../../calendar/arithmetic.js'
import type { Sha256Bytes } from './bytes.js'
import { entryListHash } from './entries.js'
import type { DrawWinner } from './rows.js'
import { wasDrawn, type DrawRecord } from './record.js'
import { publicNumber } from './publicValue.js'
import { commitmentOf, drawWinners, normalPublicValue } from './winners.js'

/** The checks of a draw. `public_value` was set, and the list closed, before its day. `winners`: a repeated draw
 * gives the same places. */
export const drawChecks = ['seed', 'list', 'public_value', 'winners'] as const
/** One of `drawChecks`. */
export type DrawCheck = (typeof drawChecks)[number]

/** The result of the checks. */
export interface DrawVerification {
  /** null: nothing was drawn. */
  readonly checks: Readonly<Record<DrawCheck, boolean | null>>
  readonly verified: boolean
  /** null: nothing was drawn, or seed or list do not match. */
  readonly winners: ReadonlyArray<DrawWinner> | null
}

/** Published values that a reader saved before the draw. */
export interface SeenBefore {
  readonly commitment?: string
  readonly list_hash?: string
}

const sameWinners = (a: ReadonlyArray<DrawWinner>, b: ReadonlyArray<DrawWinner>): boolean =>
  a.length === b.length &&
  a.every(({ place, ticket, code }, i) => b[i]?.place === place && b[i].ticket === ticket && b[i].code === code)

const isSeedValid = async (sha256: Sha256Bytes, record: DrawRecord, saved: SeenBefore): Promise<boolean> => {
  const commitment = await commitmentOf(sha256)(record.seed)
  return (
    E.isRight(commitment) &&
    commitment.right === record.commitment &&
    (saved.commitment ?? record.commitment) === record.commitment &&
    Date.parse(record.committed_at) <= Date.parse(record.opened_at)
  )
}

const isListValid = async (sha256: Sha256Bytes, record: DrawRecord, saved: SeenBefore): Promise<boolean> => {
  const hash = await entryListHash(sha256)(record)
  return (
    E.isRight(hash) && hash.right === record.list_hash && (saved.list_hash ?? record.list_hash) === record.list_hash
  )
}

const isPublicValueValid = ({
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

/** Repeats a published draw and compares. `seen`: hashes that the reader saved, so that the publisher needs no
 * trust. Never rejects. */
export const verifyDraw =
  (sha256: Sha256Bytes) =>
  async (record: DrawRecord, saved: SeenBefore = {}): Promise<DrawVerification> => {
    const repeated = wasDrawn(record) ? await drawWinners(sha256)(record) : null
    const checks = {
      seed: await isSeedValid(sha256, record, saved),
      list: await isListValid(sha256, record, saved),
      public_value: wasDrawn(record) ? isPublicValueValid(record) : null,
      winners: repeated === null ? null : E.isRight(repeated) && sameWinners(repeated.right, record.winners),
    }
    return {
      checks,
      verified: drawChecks.every((check) => checks[check] !== false),
      winners: repeated !== null && E.isRight(repeated) ? repeated.right : null,
    }
  }
