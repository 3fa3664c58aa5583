import type { IO } from 'fp-ts/IO'

/** The clock of the device or server, in milliseconds since the epoch, UTC. */
export interface Clock {
  readonly now: IO<number>
}
