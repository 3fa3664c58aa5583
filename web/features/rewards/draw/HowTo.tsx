import { wasDrawn, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawVerifyCopy } from '../../../copy/drawVerify.th'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

const copy = drawVerifyCopy.how

interface Props {
  readonly record: DrawRecord
  readonly open: boolean
  readonly onClose: () => void
}

/** How anybody does it by hand, with every figure whole. */
export const HowTo = ({ record, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={copy.title}
    actions={
      <Button wide onClick={onClose}>
        {copy.close}
      </Button>
    }
  >
    <ol className="how-to">
      {(wasDrawn(record) ? copy.steps : copy.steps.slice(0, 2)).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <dl className="how-to__figures">
      <div>
        <dt>{copy.seed}</dt>
        <dd>{record.seed}</dd>
      </div>
      <div>
        <dt>{copy.commitment}</dt>
        <dd>{record.commitment}</dd>
      </div>
      <div>
        <dt>{copy.list}</dt>
        <dd>{record.list_hash}</dd>
      </div>
      {wasDrawn(record) && (
        <div>
          <dt>{copy.value}</dt>
          <dd>{record.public_value}</dd>
        </div>
      )}
    </dl>
  </Dialog>
)
