export interface Shared {
  readonly title: string
  readonly url: string
}

/** Not failures: the sheet is already open, or the parent closed it. */
const decided: ReadonlyArray<string> = ['AbortError', 'InvalidStateError']

/** false: there is none, or it fails. */
export const shareBySystem = async (shared: Shared): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(shared)
    return true
  } catch (failure) {
    return failure instanceof DOMException && decided.includes(failure.name)
  }
}
