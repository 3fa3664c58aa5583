import { Suspense, useState } from 'react'
import { Link, useRouter } from 'wouter'
import { unasked } from '../page/build'
import { lazyView } from '../page/lazyView'
import { layoutCopy as copy } from '../copy/layout.th'
import { useSession } from '../calls/session/useSession'
import { Icon } from '../ui/Icon'
import { Bell, Menu, Plus, Search, User } from '../ui/icons'
import { LinkButton } from '../ui/LinkButton'
import { Logo } from '../ui/Logo'
import { Sheet, type SheetName } from './Sheet'
import { isCurrent, sections } from './navSections'
import { useUnread } from './useUnread'
import './siteHeader.css'

const HeaderPoints = lazyView(() => unasked(() => import('./HeaderPoints')).catch(() => ({ default: () => null })))

const words = ['home', 'children', 'articles', 'products', 'rewards'] as const

/** What differs for members is in the page twice, and CSS shows one of both. */
export const SiteHeader = ({ brand }: { readonly brand: boolean }) => {
  const router = useRouter()
  const [path] = router.hook(router)
  const { user } = useSession()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const unread = useUnread() ?? 0
  return (
    <header className={brand ? 'site-header' : 'site-header site-header-wide-only'}>
      <div className="site-header-in">
        <Logo />
        <nav className="site-sections" aria-label={copy.mainNavigation}>
          {words.map((name) => (
            <Link key={name} href={sections[name]} aria-current={isCurrent(name, path) ? 'page' : undefined}>
              {copy[name]}
            </Link>
          ))}
        </nav>
        <div className="site-actions">
          <Link className="icon-button for-member-or-wide" href="/article?search=">
            <Icon of={Search} size={24} label={copy.search} />
          </Link>
          <div className="for-visitor">
            <Link className="site-sign-in" href="/login">
              {copy.signIn}
            </Link>
            <LinkButton className="wide-only" href="/register" size="small">
              {copy.signUp}
            </LinkButton>
          </div>
          <div className="for-member">
            <Link className="header-points" href="/rewards">
              {user !== null && (
                <Suspense fallback={null}>
                  <HeaderPoints />
                </Suspense>
              )}
            </Link>
            <Link className="icon-button" href="/notice">
              <Icon of={Bell} size={24} label={copy.notices} />
              {unread > 0 && (
                <span className="unread-dot">
                  {unread} <span className="ui-hidden">{copy.unread(unread)}</span>
                </span>
              )}
            </Link>
            <button type="button" className="record-button wide-only" onClick={() => setSheet('record')}>
              <Icon of={Plus} size={20} stroke={2} /> {copy.record}
            </button>
            <Link className="icon-button wide-only" href="/user-profile">
              <Icon of={User} size={24} label={copy.me} />
            </Link>
          </div>
          <button type="button" className="icon-button" onClick={() => setSheet('menu')}>
            <Icon of={Menu} size={24} label={copy.menu} />
          </button>
        </div>
      </div>
      {sheet !== null && <Sheet name={sheet} onClose={() => setSheet(null)} />}
    </header>
  )
}
