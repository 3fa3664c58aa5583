import { thaiDate } from '@careplus/core/calendar'
import { lookAgainWords, type LookAgain } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { RemindersLink } from '../../../shared/children/RemindersLink'
import { Icon } from '../../../ui/Icon'
import { Calendar } from '../../../ui/icons'

const copy = stoolResultCopy.look

interface Props {
  readonly look: LookAgain
  /** Only members are reminded. */
  readonly reminds: boolean
}

export const LookAgainCard = ({ look, reminds }: Props) => (
  <div className="ui-card ui-card--pandan stool-look">
    <Icon of={Calendar} />
    <div>
      <h2>{'on' in look ? copy.on(thaiDate(look.on)) : copy.title}</h2>
      <p>{lookAgainWords[look._tag]}</p>
      {'on' in look && reminds && <RemindersLink />}
    </div>
  </div>
)
