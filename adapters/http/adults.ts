import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { AdultAnswers, AdultQuestions, Adults, MobilityChecks } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import {
  addAdult,
  addMobility,
  answerAdultQuestion,
  askAdult,
  changeAdult,
  listAdultQuestions,
  listAdults,
  listMobility,
  lookAtAdultQuestion,
  removeAdult,
  removeMobility,
  revokeAdultQuestion,
} from './contract/adults.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's adults on the server. */
export const httpAdults = (client: Carrier): Adults => {
  const call = contractCall(client)
  return {
    list: pipe(call(listAdults, {}), TE.map(dataOf)),
    create: (profile, consent, key) => pipe(call(addAdult, { body: { ...profile, consent }, key }), TE.map(dataOf)),
    change: (id, profile, key) => pipe(call(changeAdult, { params: { id }, body: profile, key }), TE.map(dataOf)),
    remove: (id, key) => contractSend(client)(removeAdult, { params: { id }, key }),
  }
}

/** The mobility checks of the member's adults on the server. */
export const httpMobilityChecks = (client: Carrier): MobilityChecks => {
  const call = contractCall(client)
  return {
    ofAdult: (id) => pipe(call(listMobility, { params: { id } }), TE.map(dataOf)),
    add: (id, check, key) => pipe(call(addMobility, { params: { id }, body: check, key }), TE.map(dataOf)),
    remove: (id, checkId, key) => contractSend(client)(removeMobility, { params: { id, check_id: checkId }, key }),
  }
}

/** The member's questions to other adults. Asking takes no key: its answer holds a secret, and is kept nowhere. */
export const httpAdultQuestions = (client: Carrier): AdultQuestions => {
  const call = contractCall(client)
  return {
    list: pipe(call(listAdultQuestions, {}), TE.map(dataOf)),
    ask: () => pipe(call(askAdult, {}), TE.map(dataOf)),
    revoke: (id, key) => contractSend(client)(revokeAdultQuestion, { params: { id }, key }),
  }
}

/** The asked adult's side, on the bare transport: nobody needs to be signed in. */
export const httpAdultAnswers = (transport: Carrier): AdultAnswers => {
  const call = contractCall(transport)
  return {
    look: (secret) => pipe(call(lookAtAdultQuestion, { body: { secret } }), TE.map(dataOf)),
    answer: (secret, agreed) => pipe(call(answerAdultQuestion, { body: { secret, agreed } }), TE.map(dataOf)),
  }
}
