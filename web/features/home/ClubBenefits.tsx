import { askArticles, askCampaigns } from '../../composition/published'
import { todayInBangkok } from '@careplus/core/calendar'
import { ageNames, type ArticleCard, type CampaignCard } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { useState } from 'react'
import { periodText, stateOn } from '../../shared/campaign/period'
import { homeClubCopy as copy } from '../../copy/homeClub.th'
import { usePublished } from '../../calls/published/usePublished'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { Layers } from '../../ui/Layers'
import { Picture } from '../../shared/pictures/Picture'
import { PintoFigure } from '../../ui/drawings/Pinto'

const shownArticles = 3
const shownCampaigns = 2

// Only plain links: hydration keeps this markup without loading its code.

const Rewards = () => (
  <a href="/rewards" className="home-rewards">
    <svg viewBox="0 0 122 208" aria-hidden="true">
      <PintoFigure full={4} marks={false} />
    </svg>
    <span>
      <strong>{copy.rewards.title}</strong>
      {copy.rewards.text}
      <b>
        {copy.rewards.see} <Icon of={ChevronRight} size={20} />
      </b>
    </span>
  </a>
)

const Campaign = ({ campaign }: { readonly campaign: CampaignCard }) => (
  <a href={`/campaign/${campaign.id}`} className="home-campaign" data-until={campaign.end_date}>
    <Layers kind="card" tone="mango" />
    <span>
      <em>{periodText(campaign)}</em>
      <strong>{withThaiBreaks(campaign.title)}</strong>
      {withThaiBreaks(campaign.summary)}
    </span>
    <Picture picture={{ ...campaign.picture, alt: '' }} width={720} height={340} />
  </a>
)

const Article = ({ article }: { readonly article: ArticleCard }) => (
  <li>
    <a href={`/article/${article.key}`}>
      <Picture picture={{ ...article.square, alt: '' }} width={64} height={64} />
      <span>
        <strong>{withThaiBreaks(article.title)}</strong>
        {copy.reading(article.minutes)} · {article.ages.map((age) => ageNames[age]).join(' · ')}
      </span>
    </a>
  </li>
)

const Articles = ({ articles }: { readonly articles: ReadonlyArray<ArticleCard> }) => (
  <div className="home-articles">
    <h2 id="home-articles">{copy.articles.title}</h2>
    <ul>
      {articles.map((article) => (
        <Article key={article.id} article={article} />
      ))}
    </ul>
    <a href="/article">
      {copy.articles.all} <Icon of={ChevronRight} size={20} />
    </a>
  </div>
)

const ClubBenefits = () => {
  const [campaigns] = usePublished(askCampaigns)
  const [articles] = usePublished(askArticles({}))
  const [today] = useState(() => todayInBangkok(Date.now()))
  const running = campaigns._tag === 'ready' ? campaigns.value.filter((each) => stateOn(each, today) !== 'over') : []
  return (
    <section className="home-section home-club" aria-labelledby="home-articles">
      <div className="home-offers">
        <Rewards />
        {running.slice(0, shownCampaigns).map((campaign) => (
          <Campaign key={campaign.id} campaign={campaign} />
        ))}
      </div>
      <Articles articles={articles._tag === 'ready' ? articles.value.items.slice(0, shownArticles) : []} />
    </section>
  )
}

export default ClubBenefits
