import type { Child, Consent } from '@careplus/core/ports'
import { profileCopy } from '../../copy/profile.th'
import { OlderButton } from '../../shared/list/OlderButton'
import type { OlderParts } from '../../calls/parts'
import { Fold } from '../../ui/Card'
import { Tag } from '../../ui/Tag'
import { linesOf } from './consentLines'
import '../../ui/fold.css'

const copy = profileCopy.consents

interface Props {
  readonly history: ReadonlyArray<Consent>
  readonly older: OlderParts
  readonly family: ReadonlyArray<Child>
}

export const ConsentHistory = ({ history, older, family }: Props) => (
  <Fold
    className="ui-card ui-card--plain profile-history"
    title={
      <span>
        {copy.history}{' '}
        {!older.more && <span className="profile-history__count">{copy.historyCount(history.length)}</span>}
      </span>
    }
  >
    <ol>
      {linesOf(history, family).map(({ name, granted, when }, at) => (
        <li key={at}>
          <div>
            <strong>{name}</strong>
            <span>{when}</span>
          </div>
          <Tag tone={granted ? 'pandan' : 'neutral'}>{granted ? copy.granted : copy.withdrawn}</Tag>
        </li>
      ))}
    </ol>
    <OlderButton of={older} />
  </Fold>
)
