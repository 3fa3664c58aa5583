import { askCampaigns } from '../../composition/published'
import { withThaiBreaks } from '@careplus/core/text'
import { periodText, stateOn } from '../../shared/campaign/period'
import { memberHomeCopy as copy } from '../../copy/memberHome.th'
import { usePublished } from '../../calls/published/usePublished'
import { Row } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'
import { Picture } from '../../shared/pictures/Picture'

export const CampaignRow = () => {
  const [campaigns] = usePublished(askCampaigns)
  const today = useToday()
  if (campaigns._tag !== 'ready' || today === null) return null
  const of = (state: string) => campaigns.value.find((each) => stateOn(each, today) === state)
  const campaign = of('running') ?? of('before')
  if (campaign === undefined) return null
  return (
    <Row
      href={`/campaign/${campaign.id}`}
      lead={<Picture picture={{ ...campaign.picture, alt: '' }} width={48} height={48} className="home-row-picture" />}
      title={withThaiBreaks(campaign.title)}
      second={copy.campaign(periodText(campaign))}
    />
  )
}
