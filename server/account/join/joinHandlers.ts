import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import { unboundData } from '../codes/sendCode.js'
import type { Contract, Session } from '@careplus/adapters/internal/contract'
import type { Answer, Call, Handlers } from '../../platform/http/call.js'
import { refuse, refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import { mailIssuer, strategyOf } from '../members/members.js'
import { hashOfNew } from '../password/passwords.js'
import { signIn, signInByPassword } from '../session/grants.js'
import { inTransaction } from '../../platform/store/store.js'
import { proveJoinCode, sendJoinCode } from './joinCodes.js'
import { join, type Existing } from './join.js'
import { joinTokenLifeSeconds, previewJoinToken } from './joinTokens.js'

type Join = Contract['join']

/** An owner of an email account must know its password, which may change meanwhile. */
const signInExisting = async ({ memberId: member, passwordHash }: Existing, call: Call<Join>): Answer<Join> => {
  const same = await call.passwords.matches(call.body.password ?? '', passwordHash)
  if (E.isLeft(same)) return refuseUntil('busy', 2)
  if (!same.right || passwordHash === null) return refuse('code_expired')
  const signedIn = await signInByPassword({ member, passwordHash }, call)
  return E.isLeft(signedIn) ? refuse('code_expired') : signedIn
}

export const joinHandlers: Pick<Handlers, 'askJoinCode' | 'proveJoinCode' | 'join'> = {
  askJoinCode: async ({ db, body, network, now, origins }) => {
    const sent = await sendJoinCode(db, { ...body, network, publicUrl: origins.publicUrl() }, now)
    return unboundData(sent)
  },
  proveJoinCode: async ({ db, body, network, now }) => {
    const token = await proveJoinCode(db, { ...body, network }, now)
    return E.isLeft(token) ? token : E.right({ data: { join_token: token.right, expires_in: joinTokenLifeSeconds } })
  },
  join: async (call) => {
    const { db, body, network, now, passwords, caller, device, refresh } = call
    // Hashing is expensive, so it needs a valid token.
    const token = await previewJoinToken(db, body.join_token, now)
    if (token === null) return refuse('code_expired')
    const hash = body.password === undefined ? E.right(null) : await hashOfNew(passwords, body.password, token.address)
    if (E.isLeft(hash)) return hash
    const joining = {
      network,
      joinToken: body.join_token,
      passwordHash: hash.right,
      name: body.name ?? null,
      consents: body.consents,
    }
    const entered = await inTransaction<Refused, Existing | Session>(db, async (tx) => {
      const joined = await join(tx, joining, now)
      if (E.isLeft(joined)) return joined
      const { _tag, memberId: member, issuer } = joined.right
      if (_tag === 'existing') {
        if (issuer === mailIssuer) return E.right(joined.right)
        await audit(tx, { actor: member, action: 'member.signed-in', subject: member }, now)
      }
      return E.right(await signIn({ member, strategy: strategyOf(issuer) }, { db: tx, now, caller, device, refresh }))
    })
    if (E.isLeft(entered)) return entered
    return '_tag' in entered.right ? signInExisting(entered.right, call) : E.right(entered.right)
  },
}
