import { InnerBar } from './InnerBar'
import type { LayoutProps } from './layoutProps'
import './download.css'

/** For a sheet that is saved as a picture or printed: only the sheet is printed. */
const DownloadLayout = ({ children }: LayoutProps) => (
  <div className="layout layout-download">
    <InnerBar title={false} />
    <main id="content" className="page page-narrow">
      {children}
    </main>
  </div>
)

export default DownloadLayout
