import { useEffect, useState, type MouseEvent } from 'react'
import { shareCopy as copy } from '../../copy/share.th'
import { buttonClass } from '../../ui/Button'
import { LineMark } from '../../ui/LineMark'
import { openSmallWindow, targetAddress } from './shareTargets'

interface Props {
  /** Of a public page, without what the parent has chosen on it: this alone goes to LINE. */
  readonly path: string
}

/** Hands a public page on in LINE, where its title and picture are shown. Pages are written without knowing their own origin. */
export const ShareToLine = ({ path }: Props) => {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => setOrigin(location.origin), [])
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // On a telephone the link itself opens LINE's app.
    if (matchMedia('(pointer: fine)').matches && openSmallWindow(event.currentTarget.href)) event.preventDefault()
  }
  return (
    <a
      href={origin === null ? undefined : targetAddress('line', { url: origin + path })}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ tone: 'outline' })}
      onClick={open}
    >
      <span className="ui-button__face">
        <LineMark />
        <span>{copy.toLine}</span>
      </span>
    </a>
  )
}
