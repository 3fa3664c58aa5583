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
  /** How much of each has left, 0 to 1; null: none is on its way. */
  readonly shares: ReadonlyArray<number> | null
  /** A picture's name, counted from 1. */
  readonly nameOf: (at: number) => string
}

/** Pictures on their way, each with how much of it has left. */
export const SentPictures = ({ pictures, shares, nameOf }: Props) => (
  <ul className="form-pictures">
    {pictures.map((picture, index) => (
      <PictureThumb key={index} picture={picture} name={nameOf(index + 1)}>
        {shares !== null && <Share share={shares[index] ?? 0} name={nameOf(index + 1)} />}
      </PictureThumb>
    ))}
  </ul>
)
