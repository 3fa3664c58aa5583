import {
  madeForYears,
  mobilityAccuracy,
  mobilityBands,
  mobilityDisclaimer,
  mobilityEdition,
  mobilityLines,
  mobilityWords,
} from '@careplus/core/mobility'
import { mobilityCopy } from '../../copy/mobility.th'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'
import './mobilityResults.css'
import { FactList } from '../../ui/FactList'

const copy = mobilityCopy.bands
const { label: sarcF } = mobilityCopy.result.sarcF
const { label: calf } = mobilityCopy.result.calf
const { label: stand } = mobilityCopy.result.stand

const lines = [
  [sarcF, copy.sarcF(mobilityLines.sarcF)],
  [calf, copy.calf(mobilityLines.calfCm.female, mobilityLines.calfCm.male)],
  [stand, copy.stand(mobilityLines.seconds)],
] as const

const MobilityResultsRoute = () => (
  <div className="bands">
    <p className="bands__lead">{copy.lead}</p>
    <ul className="stack" aria-label={copy.title}>
      {mobilityBands.map((band) => (
        <Card key={band} as="li" className={`bands__band bands__band--${band}`}>
          <Tag tone={band === 'nothingFound' ? 'pandan' : 'mango'}>{copy.mark[band]}</Tag>
          <h2>{mobilityWords[band].heading}</h2>
          <p>{mobilityWords[band].means}</p>
          <p>{mobilityWords[band].next}</p>
        </Card>
      ))}
    </ul>
    <section aria-labelledby="bands-lines">
      <h2 id="bands-lines">{copy.linesTitle}</h2>
      <FactList className="bands__lines" facts={lines} />
      <p className="small second">{copy.how}</p>
      <p className="smallest second">{copy.source(mobilityEdition, madeForYears)}</p>
    </section>
    <Card tone="sunk" as="section">
      <h2>{mobilityCopy.result.trust}</h2>
      <p>{mobilityAccuracy}</p>
    </Card>
    <section className="bands__doctor" aria-labelledby="bands-doctor">
      <Icon of={TriangleAlert} />
      <div>
        <h2 id="bands-doctor">{copy.doctorTitle}</h2>
        <p>{copy.doctor}</p>
      </div>
    </section>
    <LinkButton href="/mobility">{copy.start}</LinkButton>
    <p className="small second">
      {copy.private} {mobilityDisclaimer}
    </p>
  </div>
)

export default MobilityResultsRoute
