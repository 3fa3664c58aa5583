import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Proving } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { askProofCode, giveProof, readProofWays } from './contract/proof.js'
import { onItsWay } from './onItsWay.js'

/** Fresh proof, asked of the server. */
export const httpProving = (client: Carrier): Proving => {
  const data = contractData(client)
  const send = contractSend(client)
  return {
    ways: pipe(
      data(readProofWays, {}),
      TE.map(({ fresh_for: freshFor, ...ways }) => ({ ...ways, freshFor })),
    ),
    askCode: (channel) => pipe(data(askProofCode, { body: { channel } }), TE.map(onItsWay)),
    givePassword: (password) => send(giveProof, { body: { password } }),
    giveCode: (channel, code) => send(giveProof, { body: { channel, code } }),
  }
}
