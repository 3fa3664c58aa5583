import { grouped } from '@careplus/core/loyalty'
import { loyaltyCopy } from '../copy/loyalty.th'
import { pointsCardCopy } from '../copy/pointsCard.th'
import { lazyPart } from '../shared/loyalty/lazyPart'
import { pointsText } from '../shared/loyalty/missionWords'
import { usePoints } from '../shared/loyalty/usePoints'

/** Empty where the points cannot be loaded: the pages about points say why. */
const Figure = () => {
  const [points] = usePoints()
  return points._tag === 'ready' ? (
    <>
      <span aria-hidden="true">
        {grouped(points.value.usable)} <small>{loyaltyCopy.points}</small>
      </span>
      <span className="ui-hidden">{pointsCardCopy.header(pointsText(points.value.usable))}</span>
    </>
  ) : null
}

const HeaderPoints = lazyPart({ load: () => Promise.resolve(Figure), wait: null, failed: null })

export default HeaderPoints
