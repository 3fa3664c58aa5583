import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { AnswerOf } from '@careplus/adapters/contract'
import type { Contract } from '@careplus/adapters/internal/contract'
import { MobileNumber } from '@careplus/core/identity'
import { phoneCodeLifeSeconds } from '@careplus/core/internal/otp'
import { audit } from '../../platform/audit/audit.js'
import { spendCode } from '../codes/oneTimeCodes.js'
import { codeRepeatSeconds } from '../codes/codeRepeats.js'
import type { Handlers } from '../../platform/http/call.js'
import { refuse, refuseField } from '../../platform/refusal/refused.js'
import { issueJoinToken, joinTokenLifeSeconds } from '../join/joinTokens.js'
import { lockIdentity, memberByIdentity, phoneIssuer, loadUser } from '../members/members.js'
import { lockFreshProof, requireFreshProof } from '../session/freshProof.js'
import { signIn } from '../session/grants.js'
import { endRepeatedSession } from '../session/repeatedSignIn.js'
import { data } from '../../platform/http/data.js'
import { changePhone } from './changePhone.js'
import { sendPhoneCode, withRightCode } from './phoneCodes.js'
import { changeCodeSms, loginCodeSms, knownNumberSms } from './phoneMessages.js'

export const phoneHandlers: Pick<Handlers, 'askPhoneCode' | 'loginByPhone' | 'askPhoneChange' | 'verifyPhone'> = {
  askPhoneCode: async ({ db, body: { phone, request }, network, now, origins, textMessages, ownerBy }) => {
    if (textMessages === null) return refuse('way_absent')
    if (!MobileNumber.is(phone)) return refuseField('phone', 'not_mobile')
    const words = async (_: unknown, code: string) => loginCodeSms(code, origins.publicUrl())
    const owner = ownerBy(phone)
    const codeRequest = { purpose: 'phone-login', phone, request, network, owner, textMessages, words } as const
    return data(await sendPhoneCode(db, codeRequest, now))
  },

  loginByPhone: async ({ db, body, network, now, textMessages, caller, device, refresh }) => {
    if (textMessages === null) return refuse('way_absent')
    const { phone } = body
    const codeInput = { purpose: 'phone-login', ...body, network, repeatSeconds: codeRepeatSeconds } as const
    return withRightCode<AnswerOf<Contract['loginByPhone']>>(db, codeInput, now, async (tx, right) => {
      const identity = { issuer: phoneIssuer, subject: phone }
      const member = right.isRepeat
        ? await endRepeatedSession(tx, right, identity, now)
        : (await lockIdentity(tx, phoneIssuer, phone))?.member_id
      if (member === null) return refuse('code_expired')
      if (member === undefined) {
        const join_token = await issueJoinToken(tx, identity, now)
        return E.right({ join_token, expires_in: joinTokenLifeSeconds, is_new: true })
      }
      const id = randomUUID()
      await spendCode(tx, right.id, now, id)
      await audit(tx, { actor: member, action: 'member.signed-in', subject: member }, now)
      const session = await signIn({ id, member, strategy: 'phone' }, { db: tx, now, caller, device, refresh })
      return E.right({ ...session, is_new: false })
    })
  },

  askPhoneChange: async ({ db, member, session, body: { phone, request }, network, now, origins, textMessages }) => {
    if (textMessages === null) return refuse('way_absent')
    if (!MobileNumber.is(phone)) return refuseField('phone', 'not_mobile')
    const proved = await requireFreshProof(db, session, now)
    if (E.isLeft(proved)) return proved
    if ((await loadUser(db, member)).phone === phone) return refuseField('phone', 'unchanged')
    const codeRequest = { purpose: 'phone-change', phone, member, request, network, textMessages } as const
    const sent = await sendPhoneCode(
      db,
      {
        ...codeRequest,
        words: async (tx, code) =>
          (await memberByIdentity(tx, phoneIssuer, phone)) === undefined
            ? changeCodeSms(code, origins.publicUrl())
            : knownNumberSms(origins.publicUrl()),
      },
      now,
    )
    return data(sent)
  },

  verifyPhone: async ({ db, member, session, body, network, now, origins, textMessages }) => {
    if (textMessages === null) return refuse('way_absent')
    const proved = await requireFreshProof(db, session, now)
    if (E.isLeft(proved)) return proved
    const repeatSeconds = phoneCodeLifeSeconds
    const codeInput = { purpose: 'phone-change', ...body, member, network, repeatSeconds } as const
    return withRightCode(db, codeInput, now, async (tx, { id, isRepeat }) => {
      if (isRepeat) {
        const user = await loadUser(tx, member)
        return user.phone === body.phone ? E.right({ data: user }) : refuse('code_expired')
      }
      const held = await lockFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      await spendCode(tx, id, now)
      const change = { member, session, phone: body.phone, publicUrl: origins.publicUrl(), textMessages }
      const changed = await changePhone(tx, change, now)
      return E.isLeft(changed) ? changed : E.right({ data: await loadUser(tx, member) })
    })
  },
}
