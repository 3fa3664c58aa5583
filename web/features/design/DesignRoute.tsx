import { PageTitle } from '../../ui/InnerHeader'
import { ToastRegion } from '../../ui/ToastRegion'
import { Controls } from './Controls'
import { Drawings } from './Drawings'
import { Foundations } from './Foundations'
import { Surfaces } from './Surfaces'
import './design.css'

const DesignRoute = () => (
  <ToastRegion>
    <div className="design">
      <PageTitle title="ทีละชั้น">ชุดส่วนประกอบของ CarePlus</PageTitle>
      <div className="design-sections">
        <Foundations />
        <Controls />
        <Surfaces />
        <Drawings />
      </div>
    </div>
  </ToastRegion>
)

export default DesignRoute
