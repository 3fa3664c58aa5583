import { stoolSources } from '@careplus/core/stool'
import { Link } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { Fold, IconTile } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Clock, Droplet, Heart, Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { PrivateNote } from '../../../shared/growth/PrivateNote'
import { DangerCard } from '../CallCard'
import { trialPath } from '../stoolPath'
import { SourceName } from '../SourceName'
import { StepNumber } from '../../../ui/StepNumber'
import '../../../ui/fold.css'

const copy = stoolCopy.info
const icons = [Droplet, Heart, Clock]

export const AboutStoolCheck = () => (
  <div className="stool-about">
    <Note icon={Info}>{copy.education}</Note>
    <DangerCard />
    <section>
      <h2>{copy.whatTitle}</h2>
      <ul className="stool-about__list">
        {copy.what.map(({ title, text }, i) => (
          <li key={title}>
            <IconTile>
              <Icon of={icons[i] ?? Droplet} />
            </IconTile>
            <div>
              <h3>{title}</h3>
              <p className="second">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>{copy.howTitle}</h2>
      <ol className="stool-about__how">
        {copy.how.map((one, i) => (
          <li key={one}>
            <StepNumber of={i + 1} />
            {one}
          </li>
        ))}
      </ol>
    </section>
    <PrivateNote>{copy.private}</PrivateNote>
    <Fold className="stool-sources" title={copy.sourcesTitle}>
      <ul>
        {Object.values(stoolSources).map((source) => (
          <li key={source.name}>
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </Fold>
    <p>
      <Link href={trialPath} className="stool-about__trial">
        {copy.trial}
      </Link>
    </p>
  </div>
)
