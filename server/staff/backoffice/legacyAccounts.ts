import { randomUUID } from 'node:crypto'
import { parseEmail, parseMobileNumber } from '@careplus/core/identity'
import { mostPoints } from '@careplus/core/internal/loyalty'
import { oneLine } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { accountOf } from '../../account/exports/members.js'
import { hasMoved } from '../../account/exports/migration.js'
import { inTransaction, type Db } from '../../platform/store/store.js'

export interface LegacyAccount {
  /** Lower case. */
  readonly email: string
  /** `0812345678`. */
  readonly phone: string
  readonly name: string | null
  readonly points: number
}

const Line = t.intersection([
  t.type({ email: t.string, phone: t.string, points: t.number }),
  t.partial({ name: t.union([t.string, t.null]) }),
])

const longestName = 100

const parseLine = (line: unknown, at: number): E.Either<string, LegacyAccount> => {
  const fault = (what: string): E.Either<string, never> => E.left(`account ${at + 1}: ${what}`)
  const decoded = Line.decode(line)
  if (E.isLeft(decoded)) return fault('needs "email", "phone", "points", and "name" where it is known')
  const [address, number] = [parseEmail(decoded.right.email), parseMobileNumber(decoded.right.phone)]
  const name = oneLine(decoded.right.name ?? '')
  const { points } = decoded.right
  if (E.isLeft(address)) return fault('its e-mail address cannot be read')
  if (E.isLeft(number)) return fault('its telephone number is no Thai mobile number')
  if (!Number.isInteger(points) || points < 0) return fault('its points are no whole number')
  if (points > mostPoints) return fault(`its points are more than an account holds (${mostPoints})`)
  if ([...name].length > longestName || /\p{Cc}/u.test(decoded.right.name ?? ''))
    return fault('its name cannot be kept')
  return E.right({ email: accountOf(address.right), phone: number.right, name: name === '' ? null : name, points })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reports every fault, and then accepts none. */
export const parseLegacyFile = (text: string): E.Either<ReadonlyArray<string>, ReadonlyArray<LegacyAccount>> => {
  const lines = parsed(text)
  if (!Array.isArray(lines)) return E.left(['the file is no JSON list of accounts'])
  const decoded = lines.map(parseLine)
  const faults = decoded.flatMap((each) => (E.isLeft(each) ? [each.left] : []))
  const accounts = decoded.flatMap((each) => (E.isRight(each) ? [each.right] : []))
  const seen = new Set<string>()
  for (const [at, { email: address, phone }] of accounts.entries()) {
    if (seen.has(`${address} ${phone}`)) faults.push(`account ${at + 1}: this address and number stand in it twice`)
    seen.add(`${address} ${phone}`)
  }
  return faults.length > 0 ? E.left(faults) : E.right(accounts)
}

export interface Imported {
  readonly added: number
  readonly changed: number
  readonly claimed: number
}

/** All or none. Existing accounts get the new name and points. */
export const importLegacy = async (db: Db, accounts: ReadonlyArray<LegacyAccount>, now: Date): Promise<Imported> => {
  const done = await inTransaction<never, Imported>(db, async (tx) => {
    const count = { added: 0, changed: 0, claimed: 0 }
    for (const { email: address, phone, name, points } of accounts) {
      if (await hasMoved(tx, address)) {
        count.claimed += 1
        continue
      }
      const held = await tx
        .selectFrom('legacy_accounts')
        .select(['id', 'claimed_by'])
        .where('email', '=', address)
        .where('phone', '=', phone)
        .forUpdate()
        .executeTakeFirst()
      if (held === undefined) {
        const unclaimed = { claimed_by: null, claimed_at: null, proof_hash: null, proof_expires_at: null }
        await tx
          .insertInto('legacy_accounts')
          .values({ id: randomUUID(), email: address, phone, name, points, imported_at: now, ...unclaimed })
          .execute()
        count.added += 1
      } else if (held.claimed_by === null) {
        await tx
          .updateTable('legacy_accounts')
          .set({ name, points, imported_at: now })
          .where('id', '=', held.id)
          .execute()
        count.changed += 1
      } else count.claimed += 1
    }
    return E.right(count)
  })
  return E.isRight(done) ? done.right : { added: 0, changed: 0, claimed: 0 }
}
