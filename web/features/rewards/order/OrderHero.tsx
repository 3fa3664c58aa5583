import { Thing } from '../../../ui/drawings/things'
import { Layers } from '../../../ui/Layers'

export const OrderHero = () => (
  <div className="order-hero">
    <div className="order-hero__sun" />
    <Layers />
    <Thing name="parcel" ground={false} />
  </div>
)
