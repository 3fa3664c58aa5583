import { saveFile } from './saveFile'

/** How a file left the page. `again`: made too long after the tap that asked for it, and the next one hands it on. */
export type Kept = 'saved' | 'handed' | 'again' | 'failed'

/**
 * Whether this is an app on the home screen of an iPhone or iPad: a download there covers the app, and there is no way back.
 * Apple alone has the property.
 */
export const isAppleApp = (): boolean => 'standalone' in navigator && navigator.standalone === true

/** Whether this device can hand a file of that kind on to another app. */
export const canHandOn = (name: string, type: string): boolean => {
  try {
    return navigator.canShare({ files: [new File([''], name, { type })] })
  } catch {
    return false
  }
}

/** Some systems never tell what became of their list of apps: by then it is open. */
const toldWithinMs = 1_000

/** The system shows one list at a time, and a parent who closes it has decided. */
const decided: ReadonlyArray<string> = ['AbortError', 'InvalidStateError']

/** To the system's list of apps, as the first thing after a tap: browsers allow it for a moment only. Never rejects. */
export const handOn = async (file: File): Promise<Kept> => {
  const unknown = new Promise<Kept>((resolve) => setTimeout(() => resolve('handed'), toldWithinMs))
  try {
    return await Promise.race([navigator.share({ files: [file] }).then((): Kept => 'handed'), unknown])
  } catch (problem) {
    const name = problem instanceof DOMException ? problem.name : ''
    if (decided.includes(name)) return 'handed'
    return name === 'NotAllowedError' ? 'again' : 'failed'
  }
}

/** On this device: as a download, or by the list of apps where a download leads nowhere. */
export const keepFile = async (file: File): Promise<Kept> => {
  if (isAppleApp()) return canHandOn(file.name, file.type) ? handOn(file) : 'failed'
  saveFile(file)
  return 'saved'
}
