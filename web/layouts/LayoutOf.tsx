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

/** The twelve layouts by name. Those with code of their own are loaded when needed. */
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

/** `name` replaces the route's own layout, for a campaign or notice whose data names one. */
export const LayoutOf = ({
  route,
  name = route.layout,
  children,
}: LayoutProps & { readonly name?: LayoutName | undefined }) => {
  const Layout = layouts[name]
  return <Layout route={route}>{children}</Layout>
}
