import { useSearch } from 'wouter'
import { useArrivalAt } from '../../../page/useArrivalAt'
import { PhotoStep } from '../photo/PhotoStep'
import { askedOf } from '../stoolPath'
import { useIsTrial } from '../useStoolForm'
import { Questions } from './Questions'
import { StepGate } from './StepGate'

const ImageRoute = () => {
  const asked = askedOf(new URLSearchParams(useSearch()))
  const step = asked === 'photo' ? asked : asked.id
  const trial = useIsTrial()
  useArrivalAt(step)
  return (
    <StepGate step={step} trial={trial}>
      {(form) => (asked === 'photo' ? <PhotoStep form={form} /> : <Questions key={step} form={form} group={asked} />)}
    </StepGate>
  )
}

export default ImageRoute
