import * as t from 'io-ts'
import { hashDigits } from '@careplus/core/internal/loyalty'
import { longestWord, mostWords, type Projection } from '@careplus/core/internal/loyalty-reading'
import type { ReadWord } from '@careplus/core/loyalty-reading'

/** During a release either side may be of the previous version, so both versions must understand a change. */
const count = t.refinement(t.number, (value) => Number.isInteger(value) && value >= 0, 'count')
const size = t.type({ width: count, height: count })

export const PictureTask = t.union([
  t.type({ _tag: t.literal('Examine') }),
  t.type({ _tag: t.literal('Redraw'), size }),
  t.type({ _tag: t.literal('Avatar') }),
  /** `picture`: index among the bill's pictures; `comesLast`: low priority from now on. */
  t.type({ _tag: t.literal('Recognize'), picture: count, comesLast: t.boolean }),
])
export type PictureTask = t.TypeOf<typeof PictureTask>

const OpenRefusal = t.union([
  t.type({ _tag: t.literal('PictureUnknown') }),
  t.type({ _tag: t.literal('PictureBroken') }),
  t.type({ _tag: t.literal('PictureTooManyPixels'), most: count }),
])
export type OpenRefusal = t.TypeOf<typeof OpenRefusal>

const hash = t.refinement(
  t.string,
  (text) => text.length === 4 * (hashDigits.coarse + hashDigits.fine) && /^[0-9a-f]+$/.test(text),
  'likeness',
)

const box = t.type({ left: t.number, top: t.number, right: t.number, bottom: t.number })
const word: t.Type<ReadWord> = t.intersection([
  t.type({
    text: t.refinement(t.string, ({ length }) => length > 0 && length <= longestWord),
    confidence: t.refinement(t.number, (value) => value >= 0 && value <= 1),
    picture: count,
    box,
  }),
  t.partial({ again: t.literal(true) }),
])
const isProjection = (value: unknown): value is Projection => t.array(t.number).is(value) && value.length === 9
const projection = new t.Type<Projection>(
  'projection',
  isProjection,
  (value, context) => (isProjection(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/** Files follow the message: for `Redrawn` the whole picture (`wholeBytes`) and its thumbnail. */
export const PictureAnswer = t.union([
  t.type({ _tag: t.literal('Examined'), size }),
  t.type({ _tag: t.literal('Redrawn'), likeness: hash, wholeBytes: count }),
  t.type({ _tag: t.literal('AvatarDrawn') }),
  t.type({
    _tag: t.literal('Recognized'),
    words: t.refinement(t.array(word), ({ length }) => length <= mostWords),
    page: projection,
  }),
  t.type({ _tag: t.literal('Refused'), refusal: OpenRefusal }),
])
export type PictureAnswer = t.TypeOf<typeof PictureAnswer>

/** Sent before each answer: the time limit of the picture starts here, not with the start of the process. */
export const Ready = t.type({ _tag: t.literal('Ready') })
