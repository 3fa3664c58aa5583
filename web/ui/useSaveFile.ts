import { fileCopy as copy } from '../copy/file.th'
import { saveFile, type SaveOutcome } from './saveFile'
import { useToast } from './Toast'

export const useSaveFile = () => {
  const showToast = useToast()
  const save = async (file: File, saved: string): Promise<SaveOutcome> => {
    const outcome = await saveFile(file)
    if (outcome === 'saved') showToast({ text: saved })
    if (outcome === 'failed') showToast({ text: copy.failed, tone: 'failed' })
    if (outcome === 'again')
      showToast({
        text: copy.ready,
        stays: true,
        action: { label: copy.keep, onAction: () => void save(file, saved) },
      })
    return outcome
  }
  return save
}
