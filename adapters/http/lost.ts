/** No answer came. Every other exception is a defect. */
export class Lost {
  constructor(readonly cause?: unknown) {}
}

/** `fetch` reports a lost connection as a TypeError or a DOMException, React Native also as an Error; never as
 * these. */
const isDefect = (thrown: unknown): boolean =>
  thrown instanceof ReferenceError || thrown instanceof RangeError || thrown instanceof SyntaxError

export const orLost = (thrown: unknown): never => {
  throw isDefect(thrown) ? thrown : new Lost(thrown)
}

export const lostOf = (thrown: unknown): Lost => {
  if (thrown instanceof Lost) return thrown
  throw thrown
}
