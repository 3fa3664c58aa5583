import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './download.css'

/** A sheet made to be saved as a picture or printed: nothing but the sheet is printed. */
const DownloadLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-download">
    <InnerBar title={false} />
    <main id="content" className="page page-narrow">
      {children}
    </main>
  </div>
)

export default DownloadLayout
