import { Suspense, useState } from 'react'
import { shareCopy as copy } from '../../copy/share.th'
import { Icon } from '../../ui/Icon'
import { Share } from '../../ui/icons'
import { lazyView } from '../../page/lazyView'
import { shareBySystem, type Shared } from './shareBySystem'

const ShareMenu = lazyView(() => import('./ShareMenu'))

interface Props {
  readonly title: string
  readonly path: string
  readonly className?: string
}

export const ShareButton = ({ title, path, className = 'icon-button' }: Props) => {
  const [asked, setAsked] = useState<Shared | null>(null)
  const share = async (): Promise<void> => {
    const shared = { title, url: new URL(path, location.origin).href }
    if (!(await shareBySystem(shared))) setAsked(shared)
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void share()}>
        <Icon of={Share} size={24} label={copy.share} />
      </button>
      {asked !== null && (
        <Suspense fallback={null}>
          <ShareMenu shared={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
