import { askCampaigns } from '../../composition/published'
import { withThaiBreaks } from '@careplus/core/text'
import { periodText, stateOn } from '../../shared/campaign/period'
import { campaignCopy as copy } from '../../copy/campaign.th'
import { usePublished } from '../../calls/published/usePublished'
import { Row, Rows } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'

export const OtherCampaigns = ({ than }: { readonly than: string }) => {
  const [remote] = usePublished(askCampaigns)
  const today = useToday()
  if (remote._tag !== 'ready') return null
  const others = remote.value.filter((each) => each.id !== than && (today === null || stateOn(each, today) !== 'over'))
  if (others.length === 0) return null
  return (
    <section className="campaign-more">
      <h2>{copy.more}</h2>
      <Rows label={copy.more}>
        {others.map((each) => (
          <Row
            key={each.id}
            href={`/campaign/${each.id}`}
            title={withThaiBreaks(each.title)}
            second={periodText(each)}
          />
        ))}
      </Rows>
    </section>
  )
}
