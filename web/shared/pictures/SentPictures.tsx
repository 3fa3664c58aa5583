import type { PictureFile } from '@careplus/core/ports'
import { PictureThumb } from './PictureThumb'
import { SentShare } from './SentShare'
import './pictures.css'

interface Props {
  readonly pictures: ReadonlyArray<PictureFile>
  /** The sent share of each, 0 to 1; null where none is being sent. */
  readonly shares: ReadonlyArray<number> | null
  /** A picture's name, by its number from 1. */
  readonly nameOf: (at: number) => string
}

export const SentPictures = ({ pictures, shares, nameOf }: Props) => (
  <ul className="form-pictures">
    {pictures.map((picture, index) => (
      <PictureThumb key={index} picture={picture} name={nameOf(index + 1)}>
        {shares !== null && <SentShare share={shares[index] ?? 0} name={nameOf(index + 1)} />}
      </PictureThumb>
    ))}
  </ul>
)
