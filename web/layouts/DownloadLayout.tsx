import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './download.css'

const DownloadLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-download">
    <InnerBar title={false} />
    <main id="content" className="page page-narrow">
      {children}
    </main>
  </div>
)

export default DownloadLayout
