import { nutritionResultCopy as copy } from '../../copy/nutritionResult.th'
import { EmptyState } from '../../ui/EmptyState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { NutritionResult } from './NutritionResult'
import { formPath } from './nutritionPaths'
import { useLink } from './useLink'
import './nutrition.css'
import './nutritionResult.css'

const MilnutrisureResultRoute = () => {
  const linked = useLink()
  if (linked._tag === 'waits')
    return (
      <div className="nutrition-wait">
        <h1>{copy.title}</h1>
        <Skeleton shapes={['title', 'card', 'card', 'card']} />
      </div>
    )
  if (linked._tag === 'none')
    return (
      <EmptyState
        title={copy.empty.title}
        headingLevel={1}
        action={<LinkButton href={formPath}>{copy.empty.start}</LinkButton>}
      >
        {copy.empty.text}
      </EmptyState>
    )
  return <NutritionResult linked={linked} />
}

export default MilnutrisureResultRoute
