import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './campaign.css'

/** Full-bleed: the screen's own picture runs to every edge, the way back lies over it in white. */
const CampaignLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-campaign">
    <InnerBar title={false} />
    <main id="content" className="page">
      {children}
    </main>
  </div>
)

export default CampaignLayout
