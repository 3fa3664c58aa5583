import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { changeTopics, readLine } from './settings.js'

export const lineMessageHandlers: Pick<Handlers, 'readLineMessages' | 'changeLineTopics'> = {
  readLineMessages: async ({ db, member, lineMessages, now }) =>
    E.right({ data: lineMessages === null ? null : await readLine(db, member, lineMessages, now) }),
  changeLineTopics: async ({ db, member, body, now }) => data(await changeTopics(db, member, body, now)),
}
