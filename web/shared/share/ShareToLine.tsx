import { useEffect, useState } from 'react'
import { shareCopy } from '../../copy/share.th'
import { buttonClass } from '../../ui/Button'
import { LineMark } from '../../ui/LineMark'
import { linePage } from './linePage'

interface Props {
  readonly path: string
}

/** On a telephone the link opens LINE's app. The page does not know its own origin when it is prerendered. */
export const ShareToLine = ({ path }: Props) => {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => setOrigin(location.origin), [])
  return (
    <a
      href={origin === null ? undefined : `${linePage}?url=${encodeURIComponent(origin + path)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ tone: 'outline' })}
    >
      <span className="ui-button__face">
        <LineMark />
        <span>{shareCopy.toLine}</span>
      </span>
    </a>
  )
}
