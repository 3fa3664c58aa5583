import CampaignLayout from './CampaignLayout'
import { Footer } from './Footer'
import type { LayoutProps } from './layoutProps'

const FooterCampaignLayout = (props: LayoutProps) => (
  <>
    <CampaignLayout {...props} />
    <Footer />
  </>
)

export default FooterCampaignLayout
