import { CheckMark } from '../../ui/CheckMark'
import './billWay.css'

export const BillSteps = ({
  steps: [sent, reviewing, earns],
}: {
  readonly steps: readonly [string, string, string]
}) => (
  <ol className="bill-way">
    <li className="bill-way__done">
      <span>
        <CheckMark size={14} />
      </span>
      {sent}
    </li>
    <li className="bill-way__now" aria-current="step">
      <span />
      {reviewing}
    </li>
    <li>
      <span />
      {earns}
    </li>
  </ol>
)
