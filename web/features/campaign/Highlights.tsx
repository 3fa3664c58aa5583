import type { CampaignPage } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { campaignCopy as copy } from '../../copy/campaign.th'
import { Picture } from '../../shared/pictures/Picture'

/** A row of drawings, each on a tint of its own (one is white); without drawings, a list. */
export const Highlights = ({ highlights }: Pick<CampaignPage, 'highlights'>) => {
  if (highlights.length === 0) return null
  const pictured = highlights.every(({ picture }) => picture !== null)
  return (
    <section>
      <h2>{pictured ? copy.pictured : copy.highlights}</h2>
      <ul className={pictured ? 'campaign-tiles' : 'campaign-points'}>
        {highlights.map(({ title, picture }) => (
          <li key={title}>
            {picture !== null && <Picture picture={picture} width={64} height={64} />}
            {withThaiBreaks(title)}
          </li>
        ))}
      </ul>
    </section>
  )
}
