import { repeatMs } from '../codes/codeRepeats.js'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { mailIssuer } from '../members/members.js'
import type { Db, Tx } from '../../platform/store/store.js'

export const joinTokenLifeSeconds = 1800

export interface Proved {
  readonly issuer: string
  readonly subject: string
  /** From the provider, not proved. */
  readonly email?: string | null
  /** The address is proved too and becomes the account's. */
  readonly emailProved?: boolean
  readonly name?: string | null
}

export const issueJoinToken = async (
  tx: Tx,
  { issuer, subject, email, emailProved, name }: Proved,
  now: Date,
): Promise<string> => {
  const token = opaqueToken()
  await tx
    .insertInto('join_tokens')
    .values({
      hash: sha256(token),
      issuer,
      subject,
      email: email ?? null,
      email_proved_at: emailProved === true ? now : null,
      name: name ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + joinTokenLifeSeconds * 1000),
      used_at: null,
    })
    .execute()
  return token
}

const goodTokens = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('join_tokens')
    .select(['issuer', 'subject', 'email', 'email_proved_at', 'name', 'used_at'])
    .where('hash', '=', sha256(token))
    .where('expires_at', '>', now)
    .where((of) => of.or([of('used_at', 'is', null), of('used_at', '>=', new Date(now.getTime() - repeatMs))]))

export const previewJoinToken = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ readonly address: string | null } | null> => {
  const row = await goodTokens(db, token, now).executeTakeFirst()
  if (row === undefined) return null
  return { address: row.email ?? (row.issuer === mailIssuer ? row.subject : null) }
}

/** Locks the token until the transaction ends. Null: unknown or expired. */
export const lockJoinToken = async (tx: Tx, token: string, now: Date) =>
  (await goodTokens(tx, token, now).forUpdate().executeTakeFirst()) ?? null

export const proveJoinEmail = async (tx: Tx, token: string, email: string, now: Date): Promise<void> => {
  await tx.updateTable('join_tokens').set({ email, email_proved_at: now }).where('hash', '=', sha256(token)).execute()
}

export const spendJoinToken = async (tx: Tx, token: string, now: Date): Promise<void> => {
  await tx.updateTable('join_tokens').set({ used_at: now }).where('hash', '=', sha256(token)).execute()
}
