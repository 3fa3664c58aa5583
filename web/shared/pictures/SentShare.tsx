import { picturesCopy as copy } from '../../copy/pictures.th'
import { CheckMark } from '../../ui/CheckMark'

interface Props {
  readonly share: number
  readonly name: string
  readonly arrived?: string
}

export const SentShare = ({ share, name, arrived = copy.done }: Props) => {
  const percent = Math.floor(share * 100)
  return share >= 1 ? (
    <span className="form-picture__done">
      <CheckMark size={20} />
      <span className="ui-hidden">{arrived}</span>
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
