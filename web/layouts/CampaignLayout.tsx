import { Suspense, type ReactNode } from 'react'
import { lazyView } from '../app/lazyView'
import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './campaign.css'

const CampaignFoot = lazyView(() => import('./CampaignFoot'))

interface FrameProps extends Pick<LayoutProps, 'children'> {
  readonly foot: ReactNode
}

/** Full-bleed: the screen's own picture runs to every edge, the way back lies over it in white. */
export const CampaignFrame = ({ children, foot }: FrameProps) => (
  <>
    <div className="layout layout-campaign">
      <InnerBar title={false} />
      <main id="content" className="page">
        {children}
      </main>
    </div>
    {foot}
  </>
)

/** A campaign's own data says whether it has a foot, as `footer-campaign` has. */
const CampaignLayout = ({ route, children }: LayoutProps) => (
  <CampaignFrame
    foot={
      route.path === '/campaign/{id}' && (
        <Suspense fallback={null}>
          <CampaignFoot />
        </Suspense>
      )
    }
  >
    {children}
  </CampaignFrame>
)

export default CampaignLayout
