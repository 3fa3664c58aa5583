import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import { AdultFacts } from './AdultFacts'
import './adult.css'

const AdultProfileRoute = () => (
  <ChosenAdult path="/adults/profile" shapes={['card', 'card']}>
    {({ view, reload }) => <AdultFacts key={view.adult.id} view={view} onChanged={reload} />}
  </ChosenAdult>
)

export default AdultProfileRoute
