import type { PictureFile } from '@careplus/core/ports'
import { PictureThumb } from './PictureThumb'
import { SentShare } from './SentShare'
import './pictures.css'

interface Props {
  readonly pictures: ReadonlyArray<PictureFile>
  /** 0 to 1; null: none is being sent. */
  readonly shares: ReadonlyArray<number> | null
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
