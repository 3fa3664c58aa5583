import { useEffect } from 'react'
import { prerenderedMarkup } from '../../page/prerenderedMarkup'
import { homeCopy as copy } from '../../copy/home.th'
import { Hero } from '../../ui/Hero'
import { LinkButton } from '../../ui/LinkButton'
import '../../ui/BandSteps.css'
import '../../ui/drawings/ruler.css'
import '../../shared/growth/growth.css'
import '../../ui/StepNumber.css'
import '../../ui/Tag.css'
import './home.css'
import './sections.css'
import './sample.css'
import './club.css'

const HomeArt = prerenderedMarkup('home-art', async () => (await import('./lazyParts')).lazyParts.art())
const Sample = prerenderedMarkup('home-sample', async () => (await import('./lazyParts')).lazyParts.sample())
const Club = prerenderedMarkup('home-club', async () => (await import('./lazyParts')).lazyParts.club(), {
  published: true,
})
const Benefits = prerenderedMarkup('home-points', async () => (await import('./lazyParts')).lazyParts.points())
const OtherChecks = prerenderedMarkup('home-more', async () => (await import('./lazyParts')).lazyParts.more())
const Steps = prerenderedMarkup('home-steps', async () => (await import('./lazyParts')).lazyParts.steps())

const StartLinks = ({ inHero }: { readonly inHero: boolean }) => (
  <div className={inHero ? 'home-ways home-ways-in-hero' : 'home-ways home-ways-below'}>
    <LinkButton href="/children-growth" wide={!inHero}>
      {copy.hero.check}
    </LinkButton>
    <LinkButton href="/register" tone={inHero ? 'light' : 'second'} wide={!inHero}>
      {copy.hero.join}
    </LinkButton>
    <p>{copy.hero.free}</p>
  </div>
)

const bangkokOffsetMs = 25_200_000

/** A campaign that ran at prerendering may be over now. ISO days compare as text. */
const hideWhatIsOver = (): void => {
  const today = new Date(Date.now() + bangkokOffsetMs).toISOString().slice(0, 10)
  for (const each of document.querySelectorAll<HTMLElement>('[data-until]'))
    each.hidden = (each.dataset['until'] ?? '') < today
}

export const VisitorHome = () => {
  useEffect(hideWhatIsOver, [])
  return (
    <>
      <div className="bleed">
        <Hero size="home" art={<HomeArt className="home-art" />} className="home-hero">
          <h1 className="display">
            {copy.hero.title[0]}
            <br />
            {copy.hero.title[1]}
          </h1>
          <p className="home-lead">{copy.hero.lead}</p>
          <p className="home-tag">{copy.hero.tag}</p>
          <StartLinks inHero />
        </Hero>
      </div>
      <StartLinks inHero={false} />
      <Steps />
      <OtherChecks />
      <div className="bleed home-band">
        <Sample />
      </div>
      <Club />
      <Benefits />
    </>
  )
}
