import { MobileNumber } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import { spendCode } from '../codes/oneTimeCodes.js'
import { codeRepeatSeconds } from '../codes/codeRepeats.js'
import { unboundData } from '../codes/sendCode.js'
import type { Contract, Session } from '@careplus/adapters/internal/contract'
import type { Answer, Call, Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse, refuseField, refuseUntil } from '../../platform/refusal/refused.js'
import { accountOf } from '../members/members.js'
import { hashOfNew } from '../password/passwords.js'
import { sendPhoneCode, withRightCode } from '../phone/phoneCodes.js'
import { signIn, signInByPassword } from '../session/grants.js'
import { inTransaction } from '../../platform/store/store.js'
import { checkMailCode, sendMailCode } from './migrationCodes.js'
import { migrationCodeSms } from './migrationMessages.js'
import {
  issueMigrationToken,
  previewMigrationToken,
  migrationTokenLifeSeconds,
  moveAccount,
  type MovedBefore,
} from './migration.js'

type Named = 'askMigrationCode' | 'proveMigrationMail' | 'proveMigrationPhone' | 'migrate'

const signInExisting = async (
  { memberId, points, isNew, passwordHash }: MovedBefore,
  { db, body, now, passwords, caller, device, refresh }: Call<Contract['migrate']>,
): Answer<Contract['migrate']> => {
  const right = await passwords.matches(body.password, passwordHash)
  if (E.isLeft(right)) return refuseUntil('busy', 2)
  if (!right.right) return refuse('code_expired')
  const session = await signInByPassword({ member: memberId, passwordHash }, { db, now, caller, device, refresh })
  return E.map((started: Session) => ({ ...started, points, is_new: isNew }))(session)
}

export const migrationHandlers: Pick<Handlers, Named> = {
  askMigrationCode: async ({ db, body, network, now, origins, textMessages }) => {
    if (textMessages === null) return refuse('way_absent')
    const claimed = { email: accountOf(body.email), phone: body.phone }
    const codeRequest = { ...claimed, to: body.email, request: body.request, network, publicUrl: origins.publicUrl() }
    return unboundData(await sendMailCode(db, codeRequest, now))
  },

  proveMigrationMail: async ({ db, body, network, now, origins, textMessages }) => {
    if (textMessages === null) return refuse('way_absent')
    const { phone, code, request } = body
    if (!MobileNumber.is(phone)) return refuseField('phone', 'not_mobile')
    const email = accountOf(body.email)
    const right = await checkMailCode(db, { email, code, request: body.mail_request, network }, now)
    if (E.isLeft(right)) return right
    const words = async (_: unknown, made: string) => migrationCodeSms(made, origins.publicUrl())
    const codeRequest = { purpose: 'migration', phone, proved: email, request, network, textMessages, words } as const
    return data(await sendPhoneCode(db, codeRequest, now))
  },

  proveMigrationPhone: async ({ db, body, network, now, textMessages }) => {
    if (textMessages === null) return refuse('way_absent')
    const { phone, code, request } = body
    const email = accountOf(body.email)
    const named = { purpose: 'migration', phone, proved: email } as const
    const codeInput = { ...named, code, request, network, repeatSeconds: codeRepeatSeconds }
    return withRightCode(db, codeInput, now, async (tx, { id }) => {
      const token = await issueMigrationToken(tx, { email, phone }, now)
      if (token === null) return refuse('code_expired')
      await spendCode(tx, id, now)
      return E.right({ data: { migration_token: token, expires_in: migrationTokenLifeSeconds } })
    })
  },

  migrate: async (call) => {
    const { db, body, now, origins, passwords, caller, device, refresh } = call
    const preview = await previewMigrationToken(db, body.migration_token, now)
    // Hashing is expensive, so it needs a valid token.
    if (preview === null) return refuse('code_expired')
    if (preview._tag === 'moved') return signInExisting(preview, call)
    const hash = await hashOfNew(passwords, body.password, preview.email)
    if (E.isLeft(hash)) return hash
    const moving = {
      token: body.migration_token,
      passwordHash: hash.right,
      name: body.name ?? null,
      consents: body.consents,
      publicUrl: origins.publicUrl(),
    }
    return inTransaction(db, async (tx) => {
      const moved = await moveAccount(tx, moving, now)
      if (E.isLeft(moved)) return moved
      const { memberId, points, isNew } = moved.right
      await audit(tx, { actor: memberId, action: 'member.signed-in', subject: memberId }, now)
      const session = await signIn({ member: memberId, strategy: 'local1' }, { db: tx, now, caller, device, refresh })
      return E.right({ ...session, points, is_new: isNew })
    })
  },
}
