import { useState } from 'react'
import { Link, useRouter } from 'wouter'
import { layoutCopy as copy } from '../copy/layout.th'
import { Icon } from '../ui/Icon'
import { Baby, Gift, House, Plus, User, type LucideIcon } from '../ui/icons'
import { isCurrent, sections, type Section } from './navSections'
import { Sheet } from './Sheet'
import './tabBar.css'

const Tab = ({ name, icon, path }: { readonly name: Section; readonly icon: LucideIcon; readonly path: string }) => {
  const current = isCurrent(name, path)
  return (
    <Link className="tab" href={sections[name]} aria-current={current ? 'page' : undefined}>
      <Icon of={icon} size={24} stroke={current ? 2 : 1.8} />
      <span>{copy[name]}</span>
    </Link>
  )
}

export const TabBar = () => {
  const router = useRouter()
  const [path] = router.hook(router)
  const [recording, setRecording] = useState(false)
  return (
    <>
      <nav className="tab-bar" aria-label={copy.tabBar}>
        <div className="tab-bar-in">
          <Tab name="home" icon={House} path={path} />
          <Tab name="children" icon={Baby} path={path} />
          <button type="button" className="tab" aria-haspopup="dialog" onClick={() => setRecording(true)}>
            <span className="tab-plus">
              <Icon of={Plus} size={26} stroke={2} />
            </span>
            <span>{copy.record}</span>
          </button>
          <Tab name="rewards" icon={Gift} path={path} />
          <Tab name="me" icon={User} path={path} />
        </div>
      </nav>
      {recording && <Sheet name="record" onClose={() => setRecording(false)} />}
    </>
  )
}
