import * as E from 'fp-ts/Either'
import { answerRefusalWords, decideAnswer } from '@careplus/core/internal/requests'
import { requestTopicWords, type RequestState } from '@careplus/core/requests'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import { notifyMember } from '../../platform/notices/notifyMember.js'
import type { Tx } from '../../platform/store/store.js'
import { lockRequest, writeRequestMessage } from './writeRequestMessage.js'

interface Answering {
  readonly id: string
  readonly words: string
  readonly read: number
  readonly actor: string
}

export const answerRequest = async (
  tx: Tx,
  { id, words, read, actor }: Answering,
  now: Date,
): Promise<E.Either<Refused, { readonly state: RequestState; readonly messages_count: number }>> => {
  const held = await lockRequest(tx, id)
  if (held === undefined) return refuse('not_found')
  const may = decideAnswer(held, read)
  if (E.isLeft(may)) return refuseStep(answerRefusalWords(may.left))
  const state = await writeRequestMessage(tx, held, { by: 'staff', words, actor }, now)
  const { member_id: member, state: before } = held
  await audit(tx, { actor, action: 'request.answered', subject: id, member, before, after: state }, now)
  await notifyMember(
    tx,
    held.member_id,
    {
      topic: 'account',
      kind: 'request.answered',
      title: 'ทีมงานตอบแล้ว',
      body: `คำถามที่ฝากไว้ (${requestTopicWords[held.topic]}) มีคำตอบแล้ว`,
      path: `/request?open=${id}`,
    },
    now,
  )
  return E.right({ state, messages_count: held.messages + 1 })
}
