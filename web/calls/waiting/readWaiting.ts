import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { NewGrowthRecord, NewStoolCheck } from '../../composition/codecs'
import { readJson } from '@careplus/core/text'
import type { WaitingWrite } from './waitingWrites'

const Write: t.Type<WaitingWrite, unknown> = t.union([
  t.type({
    _tag: t.literal('growth'),
    childId: t.string,
    replaces: t.union([t.string, t.null]),
    record: NewGrowthRecord,
    key: t.string,
    page: t.string,
  }),
  t.type({ _tag: t.literal('stool'), childId: t.string, check: NewStoolCheck, key: t.string }),
])

/** What the device holds as a waiting write; null where it is none. */
export const readWaiting = (text: string | null): WaitingWrite | null => {
  const read = Write.decode(readJson(text))
  return isRight(read) ? read.right : null
}
