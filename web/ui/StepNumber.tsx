import './StepNumber.css'

/** Before a step of an ordered list, which names the number itself to a screen reader. */
export const StepNumber = ({ of }: { readonly of: number }) => (
  <span className="ui-step-number" aria-hidden="true">
    {of}
  </span>
)
