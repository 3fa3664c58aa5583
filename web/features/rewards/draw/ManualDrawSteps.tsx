import { wasDrawn, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawExample as example } from '../../../copy/drawExample.th'
import { drawVerifyCopy } from '../../../copy/drawVerify.th'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

const copy = drawVerifyCopy.how

interface Props {
  readonly record: DrawRecord
  readonly open: boolean
  readonly onClose: () => void
}

const figures = [
  example.seed,
  example.commitment,
  example.list,
  example.listHash,
  example.value,
  example.key,
  example.words,
]

const Example = () => (
  <section className="how-to__example">
    <h3>{example.title}</h3>
    <p>{example.text}</p>
    <dl className="how-to__figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    <ul>
      {example.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </section>
)

export const ManualDrawSteps = ({ record, open, onClose }: Props) => {
  const steps = copy.steps(record.prizes, record.reserves)
  return (
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
        {(wasDrawn(record) ? steps : steps.slice(0, 2)).map((step) => (
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
      {wasDrawn(record) && <Example />}
    </Dialog>
  )
}
