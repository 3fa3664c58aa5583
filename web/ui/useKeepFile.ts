import { fileCopy as copy } from '../copy/file.th'
import { keepFile, type Kept } from './keepFile'
import { useToast } from './Toast'

/** Saves a file on this device and says the outcome in `saved`; where it takes another tap, a button for it is offered. */
export const useKeepFile = () => {
  const showToast = useToast()
  const keep = async (file: File, saved: string): Promise<Kept> => {
    const kept = await keepFile(file)
    if (kept === 'saved') showToast({ text: saved })
    if (kept === 'failed') showToast({ text: copy.failed, tone: 'failed' })
    if (kept === 'again')
      showToast({
        text: copy.ready,
        stays: true,
        action: { label: copy.keep, onAction: () => void keep(file, saved) },
      })
    return kept
  }
  return keep
}
