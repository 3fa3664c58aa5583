import * as E from 'fp-ts/Either'
import type { Config } from '../config/env.js'
import type { Manifest } from './manifest.js'
import { restoreBackup } from './restoreBackup.js'
import { isEmptyBeside, replaceDatabase, type ReplacementRequest, type Replacement } from './replaceDatabase.js'
import type { Erasing } from './restoreTarget.js'

export interface RestoredInPlace {
  readonly backup: Manifest
  readonly replacement: Replacement
}

/** Left: why not, and whether the backup has been restored by then. */
export const restoreInPlace = async (
  config: Config,
  file: string,
  place: ReplacementRequest,
  erasing: Erasing,
  now: Date,
): Promise<E.Either<string, RestoredInPlace>> => {
  const empty = await isEmptyBeside(config.store, place.earlier)
  if (E.isLeft(empty)) return empty
  const backup = await restoreBackup(config, file, false, erasing, now)
  if (E.isLeft(backup)) return backup
  return E.bimap(
    (why: string) =>
      `${why}\nThe backup is in the database of DATABASE_URL, which has not taken the place of the earlier one: start no server on it, ` +
      'and say it again without the file. Where it is the wrong backup, take another empty database.',
    (replacement: Replacement): RestoredInPlace => ({ backup: backup.right, replacement }),
  )(await replaceDatabase(config.store, { ...place, madeAt: new Date(backup.right.made_at) }, erasing, now))
}
