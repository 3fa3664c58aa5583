import { thaiAgeInMonths, thaiDate } from '@careplus/core/calendar'
import {
  whomToAskText,
  assessNutrition,
  goOnWords,
  nutritionDisclaimer,
  nutritionSources,
  pickinessWords,
  varietyWords,
  guideOwner,
} from '@careplus/core/nutrition'
import { withThaiBreaks } from '@careplus/core/text'
import { Suspense, useState } from 'react'
import { lazyView } from '../../page/lazyView'
import { nutritionResultCopy as copy } from '../../copy/nutritionResult.th'
import { useSession } from '../../calls/session/useSession'
import { Card } from '../../ui/Card'
import { FoodBowl } from './foods'
import { Dock } from '../../shared/growth/Dock'
import { Hero } from '../../ui/Hero'
import { Heart } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import type { LinkedCheck } from './answersLink'
import { FoodLists } from './FoodLists'
import { formPath } from './nutritionPaths'
import { SignInDock } from './SignInDock'

const SaveCheck = lazyView(() => import('./SaveNutritionCheck'))

const waitingDock = (
  <Dock>
    <div className="nutrition-dock-wait" />
  </Dock>
)

export const NutritionResult = ({ linked }: { readonly linked: LinkedCheck & { readonly link: string } }) => {
  const { status } = useSession()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { date, inputs } = linked
  const assessment = assessNutrition(inputs)
  const { heading, means } = varietyWords[assessment.variety]
  const age = { years: Math.floor(inputs.ageInMonths / 12), months: inputs.ageInMonths % 12, days: 0 }
  const sources = [...new Set(['diversity' as const, ...assessment.tips.map(({ source }) => source)])]
  return (
    <>
      <div className="bleed">
        <Hero size="short" className="nutrition-hero" art={<FoodBowl />}>
          <p className="nutrition-hero__whose">
            {copy.whose(thaiAgeInMonths(age))}
            <br />
            {thaiDate(date)}
          </p>
          <h1>{withThaiBreaks(heading)}</h1>
        </Hero>
      </div>
      <div className="nutrition-result">
        <div className="nutrition-result__main">
          <div>
            <p className="nutrition-count">{copy.count(assessment.groups)}</p>
            <p>{withThaiBreaks(assessment.goesOn ? `${means} ${goOnWords}` : means)}</p>
          </div>
          <section className="stack nutrition-section" aria-labelledby="nutrition-tips">
            <h2 id="nutrition-tips">{copy.tips.title}</h2>
            <p className="second">{copy.tips.lead}</p>
            <ol className="ui-card ui-card--plain nutrition-tips">
              {assessment.tips.map(({ id, words }) => (
                <li key={id}>{withThaiBreaks(words)}</li>
              ))}
            </ol>
          </section>
          {assessment.askBecause !== null && (
            <Note tone="warn" icon={Heart}>
              <strong>{copy.ask}</strong>
              <br />
              {withThaiBreaks(whomToAskText(assessment.askBecause, inputs.ageInMonths))}
            </Note>
          )}
          <FoodLists eaten={inputs.eaten} />
          <p>
            {copy.habits}: <strong>{withThaiBreaks(pickinessWords[assessment.pickiness])}</strong>
          </p>
        </div>
        <div className="nutrition-result__side">
          {status === 'signedIn' && (
            <Suspense fallback={<Skeleton shapes={['card']} />}>
              <SaveCheck linked={linked} slot={slot} />
            </Suspense>
          )}
          <Card tone="pandan" as="section" className="nutrition-next">
            <h2>{copy.next.title}</h2>
            <p>{copy.next.text}</p>
            <div className="nutrition-ways">
              <LinkButton href="/children-growth" tone="light" size="small">
                {copy.next.growth}
              </LinkButton>
              <LinkButton href={formPath} tone="light" size="small">
                {copy.next.change}
              </LinkButton>
            </div>
          </Card>
          <section className="nutrition-sources">
            <p>{withThaiBreaks(nutritionDisclaimer)}</p>
            {inputs.classNumber !== null && <p>{copy.growthUsed}</p>}
            <h2>{copy.sources}</h2>
            <p>{withThaiBreaks(guideOwner)}</p>
            <ul>
              {sources.map((source) => (
                <li key={source}>{nutritionSources[source]}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      {status === 'signedOut' && <SignInDock />}
      {status === 'unknown' && waitingDock}
      {status === 'signedIn' && <div className="nutrition-dock" ref={setSlot} />}
    </>
  )
}
