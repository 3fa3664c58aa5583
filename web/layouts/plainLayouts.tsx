import { Logo } from '../ui/Logo'
import { Footer } from './Footer'
import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import { SiteHeader } from './SiteHeader'
import { TabBar } from './TabBar'

const Main = ({ children, narrow = false }: Pick<LayoutProps, 'children'> & { readonly narrow?: boolean }) => (
  <main id="content" className={narrow ? 'page page-narrow' : 'page'}>
    {children}
  </main>
)

export const HeaderLayout = ({ children }: LayoutProps) => (
  <div className="layout head-brand">
    <SiteHeader brand />
    <Main>{children}</Main>
  </div>
)

/** The logo alone: pages that finish something begun elsewhere have no links that lead away. */
export const OnlyHeaderLayout = ({ children }: LayoutProps) => (
  <div className="layout">
    <header className="only-logo">
      <Logo />
    </header>
    <Main narrow>{children}</Main>
  </div>
)

export const FooterLayout = ({ children }: LayoutProps) => (
  <div className="layout">
    <Main>{children}</Main>
    <Footer />
  </div>
)

export const HeaderNoticeLayout = ({ route, children }: LayoutProps) => (
  <div className="layout head-inner">
    <SiteHeader brand={false} />
    <InnerBar title={route.head === 'inner'} unread />
    <Main>{children}</Main>
    <TabBar />
  </div>
)

export const NoticeLayout = ({ children }: LayoutProps) => (
  <div className="layout">
    <InnerBar title={false} />
    <Main narrow>{children}</Main>
  </div>
)

export const OtpLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-otp">
    <InnerBar title={false} />
    <Main narrow>{children}</Main>
  </div>
)
