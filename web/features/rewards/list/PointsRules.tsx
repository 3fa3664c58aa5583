import { rewardsCopy } from '../../../copy/rewards.th'
import { Card } from '../../../ui/Card'

const copy = rewardsCopy.rules

export const PointsRules = () => (
  <Card as="section" tone="pandan" className="points-rules">
    <h2>{copy.title}</h2>
    <ul>
      {copy.list.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Card>
)
