import { Footer } from './Footer'
import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import { SiteHeader } from './SiteHeader'
import { TabBar } from './TabBar'

export const DefaultLayout = ({ route, children }: LayoutProps) => {
  return (
    <div className={`layout layout-default head-${route.head}${route.dock ? ' has-dock' : ''}`}>
      <SiteHeader brand={route.head === 'brand'} />
      {route.head !== 'brand' && <InnerBar title={route.head === 'inner'} />}
      <main id="content" className="page">
        {children}
      </main>
      <Footer />
      {!route.dock && <TabBar />}
    </div>
  )
}
