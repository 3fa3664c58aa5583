import { thaiDate } from '@careplus/core/calendar'
import { lookAgainWords, type LookAgain } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { RemindersLink } from '../../../shared/children/RemindersLink'
import { Icon } from '../../../ui/Icon'
import { Calendar } from '../../../ui/icons'

const copy = stoolResultCopy.look

interface Props {
  readonly recheck: LookAgain
  readonly reminds: boolean
}

export const RecheckCard = ({ recheck, reminds }: Props) => (
  <div className="ui-card ui-card--pandan stool-look">
    <Icon of={Calendar} />
    <div>
      <h2>{'on' in recheck ? copy.on(thaiDate(recheck.on)) : copy.title}</h2>
      <p>{lookAgainWords[recheck._tag]}</p>
      {'on' in recheck && reminds && <RemindersLink />}
    </div>
  </div>
)
