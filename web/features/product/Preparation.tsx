import { withThaiBreaks } from '@careplus/core/text'
import { productCopy as copy } from '../../copy/product.th'

interface Props {
  readonly steps: ReadonlyArray<string>
  readonly promoted: boolean
}

export const Preparation = ({ steps, promoted }: Props) =>
  steps.length > 0 && (
    <section aria-labelledby="preparation">
      <h2 id="preparation">{promoted ? copy.preparation : copy.mixing}</h2>
      <ol className="preparation">
        {steps.map((step) => (
          <li key={step}>
            <span>{withThaiBreaks(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
