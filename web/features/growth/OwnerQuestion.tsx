import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { Button } from '../../ui/Button'

const copy = growthDraftsCopy.owner

interface Props {
  readonly name: string
  readonly count: number
  readonly onYes: () => void
  readonly onNo: () => void
}

export const OwnerQuestion = ({ name, count, onYes, onNo }: Props) => (
  <section className="draft-question" aria-labelledby="draft-owner">
    <h2 id="draft-owner">{copy.title(name)}</h2>
    <p>{copy.text(count)}</p>
    <div className="draft-actions">
      <Button wide onClick={onYes}>
        {copy.yes}
      </Button>
      <Button tone="second" wide onClick={onNo}>
        {copy.no}
      </Button>
    </div>
  </section>
)
