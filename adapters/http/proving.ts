import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Proving } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import { askProofCode, giveProof, readProofWays } from './contract/proof.js'

/** Fresh proof, asked of the server. */
export const httpProving = (client: Carrier): Proving => {
  const call = contractCall(client)
  const send = contractSend(client)
  return {
    ways: pipe(
      call(readProofWays, {}),
      TE.map(({ data: { fresh_for: freshFor, ...ways } }) => ({ ...ways, freshFor })),
    ),
    askCode: (channel) =>
      pipe(
        call(askProofCode, { body: { channel } }),
        TE.map(({ data }) => ({ expiresIn: data.expires_in, resendAfter: data.resend_after, digits: data.digits })),
      ),
    givePassword: (password) => send(giveProof, { body: { password } }),
    giveCode: (channel, code) => send(giveProof, { body: { channel, code } }),
  }
}
