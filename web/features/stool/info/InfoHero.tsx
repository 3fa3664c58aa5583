import { stoolCopy } from '../../../copy/stool.th'
import { Bundle } from '../../../shared/children/Bundle'
import { Hero } from '../../../ui/Hero'

const copy = stoolCopy.info

export const InfoHero = () => (
  <div className="bleed">
    <Hero size="short" className="stool-info__hero" art={<Bundle />} sun={false}>
      <p className="second">{stoolCopy.title}</p>
      <h1>{copy.heading}</h1>
      <p className="second">{copy.lead}</p>
    </Hero>
  </div>
)
