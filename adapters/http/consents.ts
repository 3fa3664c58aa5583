import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Consents } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import { listConsents, recordConsent } from './contract/consents.js'

/** The member's consents on the server. */
export const httpConsents = (client: Carrier): Consents => {
  const call = contractCall(client)
  const send = contractSend(client)
  return {
    list: (purpose, from) =>
      pipe(
        () =>
          call(listConsents, {
            query: { ...(purpose === null ? {} : { purpose }), ...(from === null ? {} : { from }) },
          }),
        TE.map(({ data, ...rest }) => ({ items: data, ...rest })),
      )(),
    record: (consent, key) => send(recordConsent, { body: consent, key }),
  }
}
