import { useState } from 'react'
import { Link } from 'wouter'
import { layoutCopy as copy } from '../copy/layout.th'
import { menuCopy } from '../copy/menu.th'
import { LowDataSwitch } from '../shared/pictures/lowData/LowDataSwitch'
import { ThemeChoice } from '../shared/theme/ThemeChoice'
import { findRoute } from '../page/findRoute'
import { signOut } from '../calls/session/session'
import { useSession } from '../calls/session/useSession'
import { SheetFrame } from '../ui/SheetFrame'

const groups = [
  {
    name: 'children',
    paths: ['/children', '/children-growth', '/children-profile', '/children/stool-info', '/milnutrisure'],
  },
  {
    name: 'home',
    paths: [
      '/dashboard',
      '/monthly-mission',
      '/adults',
      '/mobility',
      '/mobility-results',
      '/notice',
      '/add-partner',
      '/user-profile',
      '/request',
    ],
  },
  {
    name: 'club',
    paths: ['/rewards', '/rewards/history', '/rewards/uploadbill', '/product', '/product/tag', '/article'],
  },
  {
    name: 'about',
    paths: [
      '/about-us',
      '/product/baby-products',
      '/terms-conditions',
      '/terms-and-conditions',
      '/privacy-policy-new',
      '/notice/suspend-date',
      '/ga-test',
      '/migration',
    ],
  },
] as const

const titleOf = (path: string): string => {
  const found = findRoute(path)
  return found._tag === 'found' ? found.route.title : path
}

const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { status } = useSession()
  const [leaving, setLeaving] = useState(false)
  const leave = (): void => {
    setLeaving(true)
    void signOut().finally(onClose)
  }
  return (
    <SheetFrame title={copy.menu} closeLabel={menuCopy.close} onClose={onClose}>
      {groups.map(({ name, paths }) => (
        <section key={name} className="sheet-group">
          <h3>{menuCopy.groups[name]}</h3>
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <Link href={path} onClick={onClose}>
                  {titleOf(path)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="sheet-switch">
        <ThemeChoice />
      </div>
      <div className="sheet-switch">
        <LowDataSwitch />
      </div>
      {status === 'signedIn' ? (
        <button type="button" className="sheet-way" aria-disabled={leaving} onClick={leave}>
          {leaving ? menuCopy.signingOut : menuCopy.signOut}
        </button>
      ) : (
        <Link className="sheet-way" href="/login" onClick={onClose}>
          {copy.signIn}
        </Link>
      )}
    </SheetFrame>
  )
}

export default MenuSheet
