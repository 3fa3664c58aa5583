import type { ItemDetail } from '@careplus/core/loyalty'
import type { CallFailure, RewardWish } from '@careplus/core/ports'
import { Link } from 'wouter'
import { usePageTitle } from '../../../page/pageTitle'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import { failedText } from '../../../copy/failedText'
import { rewardsConfirmCopy } from '../../../copy/rewardsConfirm.th'
import { historyPath } from '../../../shared/loyalty/paths'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { MapPin } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { ItemLine } from './ItemLine'

const copy = rewardsConfirmCopy.unsure

interface Props {
  readonly item: ItemDetail
  readonly ask: RewardWish
  /** null: the attempt is from an earlier visit. */
  readonly failure: CallFailure | null
  readonly onAgain: () => void
}

const textOf = (failure: CallFailure | null): string =>
  failure === null ? copy.earlier : failedText(failure, { ...copy, other: copy.busy })

/** An attempt without an answer: it can only be repeated unchanged, and cannot be done twice. */
export const UnansweredOrder = ({ item, ask, failure, onAgain }: Props) => {
  usePageTitle(copy.title)
  return (
    <div className="confirm">
      <ItemLine item={item} quantity={ask.quantity} />
      <Card className="confirm__to">
        <Icon of={MapPin} />
        <AddressWords address={ask.address} />
      </Card>
      <Note tone="offline" live answers={failure !== null}>
        {textOf(failure)}
      </Note>
      <Link href={historyPath} className="confirm__history">
        {copy.history}
      </Link>
      <Dock>
        <Button wide onClick={onAgain}>
          {failure === null ? copy.see : copy.again}
        </Button>
      </Dock>
    </div>
  )
}
