import { withUnseenShown } from '@careplus/core/internal/text'

export const shown = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'string' ? withUnseenShown(value) : value))
