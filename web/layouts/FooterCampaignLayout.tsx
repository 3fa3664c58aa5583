import { CampaignFrame } from './CampaignLayout'
import { Footer } from './Footer'
import type { LayoutProps } from './layoutProps'

const FooterCampaignLayout = ({ children }: LayoutProps) => <CampaignFrame foot={<Footer />}>{children}</CampaignFrame>

export default FooterCampaignLayout
