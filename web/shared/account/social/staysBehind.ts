/** As the stores of drafts, unfinished forms and adults on this device name theirs. */
const prefixes = ['growth.draft.', 'form.', 'adults.']

/** Whether this browser stores what no account has yet: another browser on the same telephone knows nothing of it. */
export const staysBehind = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return false
  }
}
