import { withUnseenShown } from '@careplus/core/internal/text'

/** JSON for staff, in which hidden characters of members' texts are visible. */
export const shown = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'string' ? withUnseenShown(value) : value))
