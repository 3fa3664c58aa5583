import { thaiDate } from '@careplus/core/calendar'
import type { CampaignPage } from '@careplus/core/publications'
import type { CampaignState } from '../../shared/campaign/period'
import { campaignCopy as copy } from '../../copy/campaign.th'
import { Dock } from '../../shared/growth/Dock'
import { LinkButton } from '../../ui/LinkButton'

interface Props {
  readonly campaign: CampaignPage
  readonly state: CampaignState | null
}

export const CampaignAction = ({ campaign: { action, begin_date, end_date }, state }: Props) => (
  <Dock>
    {state === 'before' && <p>{copy.starts(thaiDate(begin_date))}</p>}
    {state === 'over' && <p>{copy.ended(thaiDate(end_date))}</p>}
    {state === 'over' ? (
      <LinkButton href="/monthly-mission" wide>
        {copy.mission}
      </LinkButton>
    ) : (
      <LinkButton href={action.path} tone={state === 'before' ? 'second' : 'primary'} wide>
        {action.label}
      </LinkButton>
    )}
  </Dock>
)
