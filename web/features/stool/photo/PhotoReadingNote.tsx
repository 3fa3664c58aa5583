import { cardColour, unreadPhotoCountsAs } from '@careplus/core/stool'
import {
  photoRefusalWords,
  photoWords,
  whyUnsureWords,
  type PhotoReading,
  type PhotoRefusal,
} from '@careplus/core/stool-photo'
import { isLeft, type Either } from 'fp-ts/Either'
import { stoolPhotoCopy as copy } from '../../../copy/stoolPhoto.th'
import { Note } from '../../../ui/Note'
import { Swatch } from '../Swatch'

interface Props {
  readonly read: Either<PhotoRefusal, PhotoReading>
  readonly age: number
}

export const PhotoReadingNote = ({ read, age }: Props) => {
  if (!isLeft(read) && read.right._tag === 'read') {
    const colour = cardColour(read.right.colour)
    return (
      <p className="stool-photo__read">
        <Swatch colour={colour} small />
        <span>
          {copy.read}
          <br />
          <strong>
            {colour.letter} {colour.word}
          </strong>
        </span>
      </p>
    )
  }
  const whys = isLeft(read)
    ? [photoRefusalWords[read.left._tag]]
    : read.right._tag === 'unsure'
      ? read.right.why.map((why) => whyUnsureWords[why])
      : []
  return (
    <Note tone="warn">
      <strong>{copy.unsure}</strong>
      {whys.map((why) => (
        <p key={why}>{why}</p>
      ))}
      <p>{unreadPhotoCountsAs(age) === null ? photoWords.unsureOlder : photoWords.unsureYoung}</p>
    </Note>
  )
}
