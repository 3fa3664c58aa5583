import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { PasswordAttempt } from '../../platform/limits/passwordAttempts.js'
import { mailIssuer } from '../members/members.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

interface OwnerQuery {
  readonly account: string
  readonly made: PasswordAttempt
}

interface OwnerResult {
  readonly wait: number
  readonly member_id: string | null
  readonly password_hash: string | null
}

interface Row {
  readonly at: number
  readonly subject: string
  readonly of_account: string
  readonly account: string
  readonly since: Date
  readonly pauses: string
  readonly of_network: string
  readonly network: string
  readonly most: number
  readonly seconds: number
  readonly now_at: Date
}

const selectOwners = prepared((db, issuer: string, attempts: string) =>
  db
    .selectFrom(
      sql<Row>`jsonb_to_recordset(${attempts}::jsonb)`.as<'asked'>(
        sql`asked(at integer, subject text, of_account text, account text, since timestamptz, pauses text, of_network text,
          network text, most integer, seconds integer, now_at timestamptz)`,
      ),
    )
    .leftJoinLateral(
      // The limit makes the planner use the index for any number of rows.
      (of) =>
        of
          .selectFrom('identities')
          .leftJoin('credentials', 'credentials.member_id', 'identities.member_id')
          .where('issuer', '=', issuer)
          .whereRef('subject', '=', 'asked.subject')
          .select(['identities.member_id', 'credentials.password_hash'])
          .limit(1)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select([
      'asked.at',
      sql<number>`wait_before_try(of_account, account, since, pauses::integer[], of_network, network, most, seconds,
        now_at)`.as('wait'),
      'found.member_id',
      'found.password_hash',
    ]),
)

const rowOf = ({ account: subject, made }: OwnerQuery, at: number): Row => {
  const { ofAccount: of_account, ofNetwork: of_network, now: now_at, ...rest } = made
  return { at, subject, of_account, of_network, now_at, ...rest }
}

const loaders = new WeakMap<Db, DataLoader<OwnerQuery, OwnerResult>>()

const loaderOf = (db: Db): DataLoader<OwnerQuery, OwnerResult> => {
  const known = loaders.get(db)
  if (known !== undefined) return known
  const made = new DataLoader<OwnerQuery, OwnerResult>(
    async (query) => {
      const rows = await selectOwners(db, mailIssuer, JSON.stringify(query.map(rowOf)))
      return rows.toSorted((a, b) => a.at - b.at)
    },
    { cache: false },
  )
  loaders.set(db, made)
  return made
}

/** Loads the owner of an address, their password hash and the time to wait. Concurrent calls share one statement. */
export const ownerOfAttempt = (db: Db, query: OwnerQuery): Promise<OwnerResult> => loaderOf(db).load(query)
