import { askCampaign } from '../../composition/published'
import { useTitle } from '../../page/pageTitle'
import { Published } from '../../shared/published/Published'
import type { ScreenProps } from '../../page/route'
import { Skeleton } from '../../ui/Skeleton'
import { CampaignView } from './CampaignView'
import './campaign.css'

const Wait = () => (
  <>
    <div className="bleed campaign-hero campaign-hero--wait">
      <h1>{useTitle()}</h1>
    </div>
    <Skeleton shapes={['title', 'line', 'line', 'card']} />
  </>
)

const CampaignRoute = ({ params }: ScreenProps) => (
  <Published asking={askCampaign(params['id'] ?? '')} wait={<Wait />}>
    {(campaign) => <CampaignView campaign={campaign} />}
  </Published>
)

export default CampaignRoute
