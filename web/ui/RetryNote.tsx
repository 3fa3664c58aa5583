import { Button } from './Button'
import { Note } from './Note'
import { uiWords } from './words'

interface Props {
  readonly text: string
  readonly onRetry: () => void
}

export const RetryNote = ({ text, onRetry }: Props) => (
  <Note
    tone="warn"
    action={
      <Button tone="outline" size="small" onClick={onRetry}>
        {uiWords.retry}
      </Button>
    }
  >
    {text}
  </Note>
)
