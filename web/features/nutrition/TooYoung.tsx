import { nutritionCopy } from '../../copy/nutrition.th'
import { Card } from '../../ui/Card'
import { LinkButton } from '../../ui/LinkButton'

const copy = nutritionCopy.young

export const TooYoung = () => (
  <Card tone="pandan" as="section" className="nutrition-young">
    <h2>{copy.title}</h2>
    <p>{copy.text}</p>
    <div className="nutrition-ways">
      <LinkButton href="/children-growth">{copy.growth}</LinkButton>
      <LinkButton href="/children/stool-info" tone="second">
        {copy.stool}
      </LinkButton>
    </div>
  </Card>
)
