import type { PictureFile } from '@careplus/core/ports'
import { picturesCopy as copy } from '../../copy/pictures.th'
import { CheckMark } from '../../ui/CheckMark'
import { PictureThumb } from './PictureThumb'
import './pictures.css'

const Share = ({ share, name }: { readonly share: number; readonly name: string }) => {
  const percent = Math.floor(share * 100)
  return share >= 1 ? (
    <span className="form-picture__done">
      <CheckMark size={20} />
      <span className="ui-hidden">{copy.done}</span>
    </span>
  ) : (
    <span className="form-picture__share">
      <span aria-hidden="true">{copy.sent(percent)}</span>
      <svg role="progressbar" aria-label={name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <rect width={`${percent}%`} height="100%" rx="3" />
      </svg>
    </span>
  )
}

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
        {shares !== null && <Share share={shares[index] ?? 0} name={nameOf(index + 1)} />}
      </PictureThumb>
    ))}
  </ul>
)
