import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import { Facts } from './Facts'
import './adult.css'

/** `/adults/profile?of=<id>` */
const AdultProfileRoute = () => (
  <ChosenAdult path="/adults/profile" shapes={['card', 'card']}>
    {({ view, reload }) => <Facts key={view.adult.id} view={view} onChanged={reload} />}
  </ChosenAdult>
)

export default AdultProfileRoute
