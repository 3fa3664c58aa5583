import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { askByRequest } from '@careplus/core/internal/otp'
import type { OwnerProof, Random } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { askProofCode, giveProof, readProofWays } from './contract/proof.js'
import { codeSentOf } from './codeSent.js'

/** Fresh proof of identity, checked by the server. */
export const httpOwnerProof = (client: Carrier, random: Random): OwnerProof => {
  const data = contractData(client)
  const send = contractSend(client)
  const ask = askByRequest(random)
  return {
    ways: pipe(
      () => data(readProofWays, {}),
      TE.map(({ fresh_for: freshFor, ...proofs }) => ({ ...proofs, freshFor })),
    ),
    askCode: (channel) =>
      ask(channel, (request) => pipe(() => data(askProofCode, { body: { channel, request } }), TE.map(codeSentOf))()),
    givePassword: (password) => send(giveProof, { body: { password } }),
    giveCode: (channel, code) => send(giveProof, { body: { channel, code } }),
  }
}
