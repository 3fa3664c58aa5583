import { itemPageCopy as copy } from '../../../copy/itemPage.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { Icon } from '../../../ui/Icon'
import { Share } from '../../../ui/icons'
import { useToast } from '../../../ui/Toast'

/** Shares the page's address without the choices on it, by the system's sheet or the clipboard. */
export const ShareItem = ({ title }: { readonly title: string }) => {
  const showToast = useToast()
  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ text: copy.copied })
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return
      showToast({ text: copy.shareFailed, tone: 'failed' })
    }
  }
  return (
    <HeaderActions>
      <button type="button" className="icon-button" onClick={() => void share()}>
        <Icon of={Share} size={24} label={copy.share} />
      </button>
    </HeaderActions>
  )
}
