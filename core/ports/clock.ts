import type { IO } from 'fp-ts/IO'

/** The device's or server's clock. Milliseconds since the Unix epoch, UTC. */
export interface Clock {
  readonly now: IO<number>
}
