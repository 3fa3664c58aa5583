import { Button } from './Button'
import { Note } from './Note'
import { uiWords } from './words'

interface Props {
  readonly text: string
  readonly onRetry: () => void
}

/** A part of a page could not be read; the rest of it stands. */
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
