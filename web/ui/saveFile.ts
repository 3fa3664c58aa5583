import { downloadFile } from './downloadFile'

/** How a file left the page. `again`: it was made too long after the tap, so it takes another tap to hand it on. */
export type SaveOutcome = 'saved' | 'handed' | 'again' | 'failed'

/** On the home screen of an iPhone or iPad a download covers the app with no way back. Only Apple has the property. */
export const isAppleApp = (): boolean => 'standalone' in navigator && navigator.standalone === true

export const canShareFile = (name: string, type: string): boolean => {
  try {
    return navigator.canShare({ files: [new File([''], name, { type })] })
  } catch {
    return false
  }
}

/** Some systems never report that their list of apps was closed; after this time it is open. */
const settlesWithinMs = 1_000

const decided: ReadonlyArray<string> = ['AbortError', 'InvalidStateError']

/** Opens the system's list of apps. Call it first thing after a tap, since browsers allow it for a moment only. Never rejects. */
export const shareFile = async (file: File): Promise<SaveOutcome> => {
  const unknown = new Promise<SaveOutcome>((resolve) => setTimeout(() => resolve('handed'), settlesWithinMs))
  try {
    return await Promise.race([navigator.share({ files: [file] }).then((): SaveOutcome => 'handed'), unknown])
  } catch (problem) {
    const name = problem instanceof DOMException ? problem.name : ''
    if (decided.includes(name)) return 'handed'
    return name === 'NotAllowedError' ? 'again' : 'failed'
  }
}

export const saveFile = async (file: File): Promise<SaveOutcome> => {
  if (isAppleApp()) return canShareFile(file.name, file.type) ? shareFile(file) : 'failed'
  downloadFile(file)
  return 'saved'
}
