import type { MouseEvent } from 'react'
import { shareMenuCopy as copy } from '../../copy/shareMenu.th'
import { SheetFrame } from '../../ui/SheetFrame'
import { useToast } from '../../ui/Toast'
import { openSmallWindow, targetAddress, shareTargets } from './shareTargets'
import type { Shared } from './shareBySystem'
import './share.css'

interface Props {
  readonly shared: Shared
  readonly onClose: () => void
}

const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest('dialog')?.close()

/** For devices without a share sheet. Each way is a link, so that it works where no small window opens. */
const ShareMenu = ({ shared, onClose }: Props) => {
  const showToast = useToast()
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!openSmallWindow(event.currentTarget.href)) return
    event.preventDefault()
    close(event)
  }
  const copyLink = async (event: MouseEvent): Promise<void> => {
    close(event)
    try {
      await navigator.clipboard.writeText(shared.url)
      showToast({ text: copy.copied })
    } catch {
      showToast({ text: copy.copyFailed, tone: 'failed' })
    }
  }
  return (
    <SheetFrame title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <ul className="share-ways">
        {shareTargets.map((shareTarget) => (
          <li key={shareTarget}>
            <a href={targetAddress(shareTarget, shared)} target="_blank" rel="noopener noreferrer" onClick={open}>
              {copy.ways[shareTarget]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={(event) => void copyLink(event)}>
            {copy.copy}
          </button>
        </li>
      </ul>
    </SheetFrame>
  )
}

export default ShareMenu
