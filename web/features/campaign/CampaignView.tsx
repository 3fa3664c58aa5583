import type { CampaignPage } from '@careplus/core/publications'
import { grouped } from '@careplus/core/loyalty'
import { withThaiBreaks } from '@careplus/core/text'
import { useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { stateOn } from '../../shared/campaign/period'
import { campaignCopy as copy } from '../../copy/campaign.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Blocks } from '../../shared/published/Blocks'
import { ShareButton } from '../../shared/share/ShareButton'
import { Card } from '../../ui/Card'
import { useToday } from '../../shared/growth/useToday'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { CampaignAction } from './CampaignAction'
import { CampaignHero } from './CampaignHero'
import { CampaignReward } from './CampaignReward'
import { Highlights } from './Highlights'
import { OtherCampaigns } from './OtherCampaigns'
import { StepNumber } from '../../ui/StepNumber'

const conditionsId = 'conditions'

const Steps = ({ steps }: Pick<CampaignPage, 'steps'>) => (
  <section>
    <h2>{copy.steps(steps.length)}</h2>
    <ol className="campaign-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepNumber of={index + 1} />
          <div>
            <h3>{withThaiBreaks(title)}</h3>
            <p>{withThaiBreaks(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

const Eligibility = ({ who, places }: Pick<CampaignPage, 'who' | 'places'>) => (
  <Card as="section" tone="pandan" className="campaign-who">
    <h2>{copy.who}</h2>
    <p>
      {withThaiBreaks(who)} {places !== null && copy.places(grouped(places))}
    </p>
    <a href={`#${conditionsId}`}>
      {copy.readConditions} <Icon of={ChevronRight} size={20} />
    </a>
  </Card>
)

const Conditions = ({ conditions }: Pick<CampaignPage, 'conditions'>) => (
  <section id={conditionsId}>
    <h2>{copy.conditions}</h2>
    <ul className="campaign-conditions">
      {conditions.map((each) => (
        <li key={each}>{withThaiBreaks(each)}</li>
      ))}
    </ul>
  </section>
)

export const CampaignView = ({ campaign }: { readonly campaign: CampaignPage }) => {
  const { id, title, summary, picture, steps, highlights, blocks, conditions, reward } = campaign
  const path = `/campaign/${id}`
  const today = useToday()
  const state = today === null ? null : stateOn(campaign, today)
  usePageHead(
    useMemo(
      () => ({ title, description: summary, canonicalPath: path, picture: picture.url }),
      [title, summary, path, picture],
    ),
  )
  return (
    <>
      <HeaderActions>
        <ShareButton title={title} path={path} />
      </HeaderActions>
      <CampaignHero campaign={campaign} state={state} />
      <div className="campaign">
        <div className="campaign-main">
          <Steps steps={steps} />
          <Highlights highlights={highlights} />
        </div>
        <Eligibility {...campaign} />
        <div className="campaign-main">
          <Blocks blocks={blocks} />
          <Conditions conditions={conditions} />
          {/* Stock changes, so a prerendered page leaves it out. */}
          {reward !== null && today !== null && <CampaignReward id={reward} />}
          <OtherCampaigns than={id} />
        </div>
        <CampaignAction campaign={campaign} state={state} />
      </div>
    </>
  )
}
