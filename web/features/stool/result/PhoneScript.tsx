import { sayOnThePhone, type StoolInputs } from '@careplus/core/stool'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'

export const PhoneScript = ({ inputs }: { readonly inputs: StoolInputs }) => (
  <section aria-labelledby="stool-say">
    <h2 id="stool-say">{copy.say}</h2>
    <ul className="ui-card ui-card--plain stool-say">
      {sayOnThePhone(inputs).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
