import { specialArticleCopy as copy } from '../copy/specialArticle.th'
import { Icon } from '../ui/Icon'
import { Phone, TriangleAlert } from '../ui/icons'
import { Layers } from '../ui/Layers'
import { Footer } from './Footer'
import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import { SiteHeader } from './SiteHeader'
import './specialArticle.css'

const SpecialArticleLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-special head-back">
    <SiteHeader brand={false} />
    <InnerBar title={false} />
    <div className="special-hero">
      <div className="special-sun" />
      <Layers tone="mango" />
    </div>
    <main id="content" className="page page-narrow">
      {children}
      <aside className="doctor-call" aria-label={copy.heading}>
        <p className="doctor-call-heading">
          <Icon of={TriangleAlert} /> {copy.heading}
        </p>
        <p>{copy.signs}</p>
        <a href="tel:1669">
          <Icon of={Phone} size={20} /> {copy.call}
        </a>
      </aside>
    </main>
    <Footer />
  </div>
)

export default SpecialArticleLayout
