import { Button } from './Button'
import { Note } from './Note'
import { uiWords } from './words'

interface Props {
  readonly text: string
  readonly onRetry: () => void
  readonly tone?: 'warn' | 'offline'
}

export const RetryNote = ({ text, onRetry, tone = 'warn' }: Props) => (
  <Note
    tone={tone}
    action={
      <Button tone={tone === 'warn' ? 'outline' : 'second'} size="small" onClick={onRetry}>
        {uiWords.retry}
      </Button>
    }
  >
    {text}
  </Note>
)
