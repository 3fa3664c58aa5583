import type { AdultAnswers, AdultQuestions, Adults, MobilityChecks } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
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

/** The member's adults on the server. */
export const httpAdults = (client: Carrier): Adults => {
  const data = contractData(client)
  return {
    list: () => data(listAdults, {}),
    create: (profile, consent, key) => data(addAdult, { body: { ...profile, consent }, key }),
    change: (id, change, version, key) => data(changeAdult, { params: { id }, body: change, version, key }),
    remove: (id, version, key) => contractSend(client)(removeAdult, { params: { id }, version, key }),
  }
}

/** The mobility checks of the member's adults on the server. */
export const httpMobilityChecks = (client: Carrier): MobilityChecks => {
  const data = contractData(client)
  return {
    ofAdult: (id) => data(listMobility, { params: { id } }),
    add: (id, check, key) => data(addMobility, { params: { id }, body: check, key }),
    remove: (id, checkId, key) => contractSend(client)(removeMobility, { params: { id, check_id: checkId }, key }),
  }
}

/** The asking member's questions on the server. `ask` takes no idempotency key, because its answer has a secret. */
export const httpAdultQuestions = (client: Carrier): AdultQuestions => {
  const data = contractData(client)
  return {
    list: () => data(listAdultQuestions, {}),
    ask: () => data(askAdult, {}),
    revoke: (id, key) => contractSend(client)(revokeAdultQuestion, { params: { id }, key }),
  }
}

/** The other adult's side, on the bare transport because that adult needs no account. */
export const httpAdultAnswers = (transport: Carrier): AdultAnswers => {
  const data = contractData(transport)
  return {
    look: (secret) => data(lookAtAdultQuestion, { body: { secret } }),
    answer: (secret, agreed) => data(answerAdultQuestion, { body: { secret, agreed } }),
  }
}
