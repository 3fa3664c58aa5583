import { useEffect } from 'react'
import { keptMarkup } from '../../page/keptMarkup'
import { homeCopy as copy } from '../../copy/home.th'
import { Hero } from '../../ui/Hero'
import { LinkButton } from '../../ui/LinkButton'
// The styles of what comes later: its markup is kept without its code, so nothing else brings them.
import '../../ui/BandSteps.css'
import '../../ui/drawings/ruler.css'
import '../../shared/growth/growth.css'
import '../../ui/Tag.css'
import './home.css'
import './sections.css'
import './sample.css'
import './club.css'

const HomeArt = keptMarkup('home-art', async () => (await import('./later')).later.art())
const Sample = keptMarkup('home-sample', async () => (await import('./later')).later.sample())
const Club = keptMarkup('home-club', async () => (await import('./later')).later.club())
const Points = keptMarkup('home-points', async () => (await import('./later')).later.points())
const More = keptMarkup('home-more', async () => (await import('./later')).later.more())
const Steps = keptMarkup('home-steps', async () => (await import('./later')).later.steps())

const Ways = ({ inHero }: { readonly inHero: boolean }) => (
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

/** What was written as running may be over on the day it is read. Days compare as text. */
const hideWhatIsOver = (): void => {
  const today = new Date(Date.now() + bangkokOffsetMs).toISOString().slice(0, 10)
  for (const each of document.querySelectorAll<HTMLElement>('[data-until]'))
    each.hidden = (each.dataset['until'] ?? '') < today
}

/** What a visitor reads. The two ways on stand in the hero where it has the room, else under it. */
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
          <Ways inHero />
        </Hero>
      </div>
      <Ways inHero={false} />
      <Steps />
      <More />
      <div className="bleed home-band">
        <Sample />
      </div>
      <Club />
      <Points />
    </>
  )
}
