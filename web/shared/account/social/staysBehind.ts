/** As the stores of drafts, unfinished forms and adults on this device name theirs. */
const prefixes = ['growth.draft.', 'form.', 'adults.']

export const staysBehind = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return false
  }
}
