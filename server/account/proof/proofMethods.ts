import { maskEmail, maskNumber, MobileNumber } from '@careplus/core/identity'
import { socialNames, type SocialName } from '@careplus/core/session'
import { mailIssuer, strategyOf } from '../members/members.js'
import type { Db } from '../../platform/store/store.js'

export interface Guards {
  readonly passwordHash: string | null
  readonly email: string | null
  /** `0812345678`. */
  readonly phone: string | null
  readonly social: ReadonlyArray<SocialName>
}

export const guardsOf = async (db: Db, member: string): Promise<Guards> => {
  const { phone, password_hash } = await db
    .selectFrom('members')
    .leftJoin('credentials', 'credentials.member_id', 'members.id')
    .select(['phone', 'password_hash'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject'])
    .where('member_id', '=', member)
    .execute()
  const methods = identities.map(({ issuer }) => strategyOf(issuer))
  return {
    passwordHash: password_hash,
    email: identities.find(({ issuer }) => issuer === mailIssuer)?.subject ?? null,
    phone,
    social: socialNames.filter((name) => methods.includes(name)),
  }
}

/** Text messages only if this server can send any. */
export const proofMethodsOf = ({ passwordHash, email, phone, social }: Guards, sendsTexts: boolean) => ({
  password: passwordHash !== null,
  mail: email === null ? null : maskEmail(email),
  sms: sendsTexts && MobileNumber.is(phone) ? maskNumber(phone) : null,
  social: [...social],
})
