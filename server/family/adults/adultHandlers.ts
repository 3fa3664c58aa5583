import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addAdult, changeAdult, listAdults, removeAdult } from './adults.js'
import { answerQuestion, previewQuestion } from './adultAnswers.js'
import { createQuestion, listQuestions, revokeQuestion } from './adultQuestions.js'

type Names =
  | 'listAdults'
  | 'addAdult'
  | 'changeAdult'
  | 'removeAdult'
  | 'listAdultQuestions'
  | 'askAdult'
  | 'revokeAdultQuestion'
  | 'lookAtAdultQuestion'
  | 'answerAdultQuestion'

export const adultHandlers: Pick<Handlers, Names> = {
  listAdults: async ({ db, member }) => E.right({ data: await listAdults(db, member) }),
  addAdult: async ({ db, member, body, now }) => data(await addAdult(db, member, body, now)),
  changeAdult: async ({ db, member, params, versions, body: change, now }) =>
    data(await changeAdult(db, member, { id: params.id, versions, change }, now)),
  removeAdult: async ({ db, member, params, versions, now }) =>
    data(await removeAdult(db, member, { id: params.id, versions }, now)),
  listAdultQuestions: async ({ db, member, now }) => E.right({ data: await listQuestions(db, member, now) }),
  askAdult: async ({ db, member, now }) => data(await createQuestion(db, member, now)),
  revokeAdultQuestion: async ({ db, member, params }) => data(await revokeQuestion(db, member, params.id)),
  lookAtAdultQuestion: async ({ db, network, ownerBy, body: { secret }, now }) =>
    data(await previewQuestion(db, { secret, network, ownerBy }, now)),
  answerAdultQuestion: async ({ db, network, ownerBy, origins, body, now }) =>
    data(await answerQuestion(db, { ...body, network, ownerBy, publicUrl: origins.publicUrl() }, now)),
}
