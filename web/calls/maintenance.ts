import { isRight } from 'fp-ts/Either'
import type { Maintenance } from '@careplus/core/ports'
import { maintenance } from '../composition/maintenance'

/** What the server says of its being closed; null: it cannot be reached. */
export const loadMaintenance = async (): Promise<Maintenance | null> => {
  const answer = await maintenance()
  return isRight(answer) ? answer.right : null
}

/** Where the server cannot be reached, it is not known to be closed. */
export const isClosedNow = async (): Promise<boolean> => (await loadMaintenance())?.on === true
