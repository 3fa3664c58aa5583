import { levelWords, stoolDisclaimer, stoolLevels } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { LinkButton } from '../../../ui/LinkButton'
import { DangerCard } from '../CallCard'
import { LevelMark } from '../LevelMark'
import { infoPath } from '../stoolPath'

const copy = stoolResultCopy.none

export const NoResult = () => (
  <div className="stool-plain stool-none">
    <div>
      <h1>{copy.title}</h1>
      <p className="second">{copy.text}</p>
    </div>
    <section aria-labelledby="stool-kinds">
      <h2 id="stool-kinds">{copy.kinds}</h2>
      <ul className="ui-card ui-card--plain stool-kinds">
        {stoolLevels.map((level) => (
          <li key={level}>
            <LevelMark level={level} />
            {levelWords[level].name}
          </li>
        ))}
      </ul>
    </section>
    <div>
      <LinkButton href={infoPath} wide>
        {copy.start}
      </LinkButton>
      <p className="small second stool-none__hint">{copy.signIn}</p>
    </div>
    <DangerCard />
    <p className="smallest second">{stoolDisclaimer}</p>
  </div>
)
