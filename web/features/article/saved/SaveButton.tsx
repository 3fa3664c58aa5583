import type { Article } from '@careplus/core/publications'
import { useBusy } from '../../../calls/useBusy'
import { articleCopy } from '../../../copy/article.th'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Check, Download } from '../../../ui/icons'
import { useToast } from '../../../ui/Toast'
import { removeArticle, saveArticle } from './savedArticles'
import { useCanSave, useSavedArticles } from './useSavedArticles'

const copy = articleCopy.saved

interface Props {
  readonly article: Article
  readonly iconOnly?: boolean
}

export const SaveButton = ({ article, iconOnly = false }: Props) => {
  const showToast = useToast()
  const [busy, run] = useBusy()
  const isSaved = useSavedArticles().some(({ card }) => card.key === article.key)
  if (!useCanSave()) return null

  const save = async (): Promise<void> => {
    const failure = await saveArticle(article)
    showToast(failure === null ? { text: copy.done, tone: 'kept' } : { text: copy[failure], tone: 'failed' })
  }
  const remove = async (): Promise<void> => {
    await removeArticle(article.key)
    showToast({ text: copy.removed })
  }
  const press = (): void => (isSaved ? void remove() : run(save))
  const face = isSaved ? Check : Download
  if (iconOnly)
    return (
      <button type="button" className="icon-button" aria-busy={busy || undefined} onClick={press}>
        <Icon of={face} size={24} label={isSaved ? copy.keptLabel : copy.save} />
      </button>
    )
  return (
    <Button tone="second" busy={busy} busyLabel={copy.saving} icon={<Icon of={face} size={20} />} onClick={press}>
      {isSaved ? copy.kept : copy.save}
    </Button>
  )
}
