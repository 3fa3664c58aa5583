import * as E from 'fp-ts/Either'
import type { StoreSettings } from '../config/env.js'
import { embeddedTarget } from './embeddedTarget.js'
import { postgresTarget } from './postgresTarget.js'
import type { Erasing, Target } from './restoreTarget.js'

export const openTarget = (store: StoreSettings, erasing: Erasing): Promise<E.Either<string, Target>> =>
  store._tag === 'embedded' ? embeddedTarget(store.folder, erasing) : postgresTarget(store.url, erasing)
