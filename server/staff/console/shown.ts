import { withUnseenShown } from '@careplus/core/text'

/** An answer to staff as JSON: what members wrote is shown with what it hides. */
export const shown = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'string' ? withUnseenShown(value) : value))
