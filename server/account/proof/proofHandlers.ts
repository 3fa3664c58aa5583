import * as E from 'fp-ts/Either'
import type { Contract } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { unboundData } from '../codes/sendCode.js'
import type { Answer, Call, Handlers } from '../../platform/http/call.js'
import { refuse, refuseField } from '../../platform/refusal/refused.js'
import { freshFor, markProved } from '../session/freshProof.js'
import { countedPassword } from '../session/login.js'
import { proveByCode, sendProofCode } from './proofCodes.js'
import { guardsOf, proofMethodsOf } from './proofMethods.js'

type OwnerProof = Pick<Call<Contract['giveProof']>, 'db' | 'session' | 'now'>

const proved = async ({ db, session, now }: OwnerProof): Answer<Contract['giveProof']> =>
  E.right({ data: { valid_for: await freshFor(db, session, now) } })

export const proofHandlers: Pick<Handlers, 'readProofWays' | 'askProofCode' | 'giveProof'> = {
  readProofWays: async ({ db, member, session, textMessages, now }) =>
    E.right({
      data: {
        ...proofMethodsOf(await guardsOf(db, member), textMessages !== null),
        fresh_for: await freshFor(db, session, now),
      },
    }),
  askProofCode: async ({ db, member, body: { channel, request }, network, textMessages, origins, now }) => {
    const sent = await sendProofCode(
      db,
      { member, channel, request, network, textMessages, publicUrl: origins.publicUrl() },
      now,
    )
    return unboundData(sent)
  },
  giveProof: async ({ db, member, session, body, network, textMessages, passwords, now }) => {
    if ('code' in body) {
      const right = await proveByCode(db, { ...body, member, session, network, textMessages }, now)
      return E.isLeft(right) ? right : proved({ db, session, now })
    }
    const { passwordHash } = await guardsOf(db, member)
    if (passwordHash === null) return refuseField('password', 'not_one_of')
    // Counted by member: strangers can fail sign-ins with the address, and a signed-in member must not wait for them.
    const attempt = { account: member, password: body.password, network }
    const matched = await countedPassword(db, passwords, attempt, { password_hash: passwordHash }, now)
    if (E.isLeft(matched)) return matched
    if (matched.right === null) {
      await audit(db, { actor: member, action: 'proof.failed', subject: session }, now)
      return refuse('password_wrong')
    }
    await markProved(db, session, now)
    return proved({ db, session, now })
  },
}
