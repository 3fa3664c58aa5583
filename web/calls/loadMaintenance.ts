import { isRight } from 'fp-ts/Either'
import type { Maintenance } from '@careplus/core/ports'
import { maintenance } from '../composition/maintenance'

/** null: the server cannot be reached. */
export const loadMaintenance = async (): Promise<Maintenance | null> => {
  const answer = await maintenance()
  return isRight(answer) ? answer.right : null
}

export const isClosedNow = async (): Promise<boolean> => (await loadMaintenance())?.on === true
