import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuseField } from '../../platform/refusal/refused.js'
import { isOffered } from '../../platform/lineMessages/lineOffer.js'
import { changeTopics, loadLineSettings } from './lineMessageSettings.js'

export const lineMessageHandlers: Pick<Handlers, 'readLineMessages' | 'changeLineTopics'> = {
  readLineMessages: async ({ db, member, lineMessages, now }) =>
    E.right({
      data:
        lineMessages === null || !isOffered(lineMessages.from, now)
          ? null
          : await loadLineSettings(db, member, lineMessages, now),
    }),
  changeLineTopics: async ({ db, member, body, lineMessages, now }) => {
    const isBeginning = body.topics.length > 0
    if (isBeginning && lineMessages !== null && !isOffered(lineMessages.from, now))
      return refuseField('topics', 'line_closed')
    return data(await changeTopics(db, member, body, now))
  },
}
