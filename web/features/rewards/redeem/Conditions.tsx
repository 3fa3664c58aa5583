import { withThaiBreaks } from '@careplus/core/text'
import { itemPageCopy as copy } from '../../../copy/itemPage.th'
import { Icon } from '../../../ui/Icon'
import { Check, Clock, Gift, Truck, type LucideIcon } from '../../../ui/icons'

const iconOf = (sentence: string): LucideIcon => {
  if (sentence.includes('ยกเลิก')) return Clock
  if (sentence.includes('ส่ง')) return Truck
  return sentence.includes('คนละ') ? Gift : Check
}

interface Props {
  readonly conditions: ReadonlyArray<string>
}

export const ConditionList = ({ conditions }: Props) => (
  <ul className="conditions">
    {conditions.map((sentence) => (
      <li key={sentence}>
        <Icon of={iconOf(sentence)} />
        {withThaiBreaks(sentence)}
      </li>
    ))}
  </ul>
)

export const Conditions = ({ conditions }: Props) => (
  <section aria-labelledby="conditions">
    <h2 id="conditions">{copy.conditions}</h2>
    <ConditionList conditions={conditions} />
  </section>
)
