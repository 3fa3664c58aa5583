import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from '../page/findRoute'
import { askCampaign } from '../composition/published'
import { usePublished } from '../calls/published/usePublished'
import { Footer } from './Footer'
import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './campaign.css'

interface FrameProps extends Pick<LayoutProps, 'children'> {
  readonly foot: ReactNode
}

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

const idOf = (path: string): string => {
  const found = findRoute(path)
  return found._tag === 'found' ? (found.params['id'] ?? '') : ''
}

/** The page passes in the layouts that a campaign may choose: it has loaded them already, so this chunk does not bring them. */
interface Props extends LayoutProps {
  readonly header: ComponentType<LayoutProps>
  readonly footer: ComponentType<LayoutProps>
}

const ByData = ({ route, header: HeaderLayout, footer: FooterLayout, children }: Props) => {
  const [path] = useLocation()
  const [remote] = usePublished(askCampaign(idOf(path)))
  const layout = remote._tag === 'ready' ? remote.value.layout : 'campaign'
  switch (layout) {
    case 'header':
      return <HeaderLayout route={route}>{children}</HeaderLayout>
    case 'footer':
      return <FooterLayout route={route}>{children}</FooterLayout>
    case 'campaign':
    case 'footer-campaign':
      return <CampaignFrame foot={layout === 'footer-campaign' && <Footer />}>{children}</CampaignFrame>
  }
}

const CampaignLayout = (props: Props) =>
  props.route.path === '/campaign/{id}' ? (
    <ByData {...props} />
  ) : (
    <CampaignFrame foot={null}>{props.children}</CampaignFrame>
  )

export default CampaignLayout
