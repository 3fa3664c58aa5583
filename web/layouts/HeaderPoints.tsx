import { grouped } from '@careplus/core/loyalty'
import { pointsCardCopy } from '../copy/pointsCard.th'
import { laterPart } from '../shared/loyalty/laterPart'
import { pointsText } from '../shared/loyalty/missionWords'
import { usePoints } from '../shared/loyalty/usePoints'

/** What the member can spend, small. Where it cannot be read there is nothing: the points' own pages say why. */
const Figure = () => {
  const [points] = usePoints()
  return points._tag === 'ready' ? (
    <>
      <span aria-hidden="true">{grouped(points.value.usable)}</span>
      <span className="ui-hidden">{pointsCardCopy.header(pointsText(points.value.usable))}</span>
    </>
  ) : null
}

const HeaderPoints = laterPart({ load: () => Promise.resolve(Figure), wait: null, failed: null })

export default HeaderPoints
