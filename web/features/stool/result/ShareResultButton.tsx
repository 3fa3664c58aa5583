import type { IsoDate } from '@careplus/core/calendar'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { Icon } from '../../../ui/Icon'
import { Share } from '../../../ui/icons'
import { useToast } from '../../../ui/Toast'
import { shareResult } from './shareLink'

const copy = stoolResultCopy.share

export const ShareResultButton = ({ fragment, date }: { readonly fragment: string; readonly date: IsoDate }) => {
  const showToast = useToast()
  const share = async (): Promise<void> => {
    const shared = await shareResult(fragment, date)
    if (shared === 'copied') showToast({ text: copy.copied })
    if (shared === 'failed') showToast({ text: copy.failed, tone: 'failed' })
  }
  return (
    <HeaderActions>
      <button type="button" className="icon-button" aria-label={copy.label} onClick={() => void share()}>
        <Icon of={Share} size={24} />
      </button>
    </HeaderActions>
  )
}
