import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'

const HomeArt = () => (
  <>
    <GrowthPicture picture="Boy_slim_short" label={false} className="home-brother" />
    <ChildByRuler picture="Girl_slim_standard" heightCm={92} label={false} smile="open" className="home-girl" />
  </>
)

export default HomeArt
