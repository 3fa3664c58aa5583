import type { CampaignPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { periodText, type CampaignState } from '../../shared/campaign/period'
import { campaignCopy } from '../../copy/campaign.th'
import { Layers } from '../../ui/Layers'
import { Picture } from '../../shared/pictures/Picture'
import { Tag } from '../../ui/Tag'

interface Props {
  readonly campaign: CampaignPage
  /** null until the day is known. */
  readonly state: CampaignState | null
}

export const CampaignHero = ({ campaign, state }: Props) => (
  <div className="bleed campaign-hero">
    <Layers />
    <div className="campaign-words">
      <p>
        <Tag tone="mango">{periodText(campaign)}</Tag>{' '}
        {state !== null && <Tag tone="white">{campaignCopy.states[state]}</Tag>}
      </p>
      <h1>{withThaiBreaks(campaign.title)}</h1>
      <p>{withThaiBreaks(campaign.summary)}</p>
    </div>
    <div className="campaign-sun">
      <Picture picture={campaign.picture} width={720} height={340} eager />
    </div>
  </div>
)
