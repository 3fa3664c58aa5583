import type { ComponentType } from 'react'
import { lazyView } from '../page/lazyView'
import type { LayoutName } from '../page/route'
import { DefaultLayout } from './DefaultLayout'
import type { LayoutProps } from './layoutProps'
import {
  FooterLayout,
  HeaderLayout,
  HeaderNoticeLayout,
  NoticeLayout,
  OnlyHeaderLayout,
  OtpLayout,
} from './plainLayouts'
import { ErrorLayout } from './ErrorLayout'
import './layout.css'

const CampaignLayout = lazyView(() => import('./CampaignLayout'))
const FooterCampaignLayout = lazyView(() => import('./FooterCampaignLayout'))
const DownloadLayout = lazyView(() => import('./DownloadLayout'))
const SpecialArticleLayout = lazyView(() => import('./SpecialArticleLayout'))

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  header: HeaderLayout,
  'only-header': OnlyHeaderLayout,
  footer: FooterLayout,
  'header-notice': HeaderNoticeLayout,
  notice: NoticeLayout,
  campaign: (props) => <CampaignLayout {...props} header={HeaderLayout} footer={FooterLayout} />,
  'footer-campaign': FooterCampaignLayout,
  'otp-layout': OtpLayout,
  download: DownloadLayout,
  'special-article': SpecialArticleLayout,
  error: ({ children }) => <ErrorLayout>{children}</ErrorLayout>,
}

export const LayoutOf = ({
  route,
  name = route.layout,
  children,
}: LayoutProps & { readonly name?: LayoutName | undefined }) => {
  const Layout = layouts[name]
  return <Layout route={route}>{children}</Layout>
}
