import { askCampaign } from '../../composition/published'
import { useTitle } from '../../page/pageTitle'
import { PublishedPage } from '../../shared/published/PublishedPage'
import type { ScreenProps } from '../../page/route'
import { Skeleton } from '../../ui/Skeleton'
import { CampaignView } from './CampaignView'
import './campaignPage.css'

const Wait = () => (
  <>
    <div className="bleed campaign-hero campaign-hero--wait">
      <h1>{useTitle()}</h1>
    </div>
    <Skeleton shapes={['title', 'line', 'line', 'card']} />
  </>
)

const CampaignRoute = ({ params }: ScreenProps<'id'>) => (
  <PublishedPage asking={askCampaign(params.id)} wait={<Wait />}>
    {(campaign) => <CampaignView campaign={campaign} />}
  </PublishedPage>
)

export default CampaignRoute
