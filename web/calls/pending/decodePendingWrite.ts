import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { GrowthChange, NewGrowthRecord, NewStoolCheck } from '../../composition/codecs'
import { feedingSaid, redUrineSaid } from '@careplus/core/stool'
import { readJson } from '@careplus/core/internal/text'
import type { PendingWrite } from './pendingWrites'

const Write: t.Type<PendingWrite, unknown> = t.union([
  t.type({
    _tag: t.literal('growth'),
    childId: t.string,
    replaces: t.union([t.type({ id: t.string, version: t.number, change: GrowthChange }), t.null]),
    record: NewGrowthRecord,
    key: t.string,
    page: t.string,
  }),
  t.type({ _tag: t.literal('stool'), childId: t.string, check: NewStoolCheck, key: t.string }),
])

/** A check stored before a question was added gets that question's default answer. */
const withEveryAnswer = (write: unknown): unknown => {
  if (!t.UnknownRecord.is(write)) return write
  const { check } = write
  if (!t.UnknownRecord.is(check) || !t.UnknownRecord.is(check['signs'])) return write
  const { signs } = check
  return {
    ...write,
    check: { ...check, signs: { ...signs, feeding: feedingSaid(signs), redUrine: redUrineSaid(signs) } },
  }
}

/** null: unreadable. */
export const decodePendingWrite = (text: string | null): PendingWrite | null => {
  const decoded = Write.decode(withEveryAnswer(readJson(text)))
  return isRight(decoded) ? decoded.right : null
}
