/** No answer came, as the platform or the time limit reports it. Every other exception is a defect. */
export class Lost {
  constructor(readonly cause?: unknown) {}
}

/** `fetch` reports a lost connection as a TypeError or a DOMException, React Native also as an Error; never as these. */
const isDefect = (thrown: unknown): boolean =>
  thrown instanceof ReferenceError || thrown instanceof RangeError || thrown instanceof SyntaxError

/** For what `fetch`, or the body of its answer, rejects with. */
export const orLost = (thrown: unknown): never => {
  throw isDefect(thrown) ? thrown : new Lost(thrown)
}

/** Rethrows a defect. */
export const lostOf = (thrown: unknown): Lost => {
  if (thrown instanceof Lost) return thrown
  throw thrown
}
