import type * as t from 'io-ts'
import type { IsoDate } from '../calendar/isoDate.js'
import { codecOf } from '../reading/codecOf.js'
import { adultProfile, type AdultProfile } from './adultProfile.js'

/** `adultProfile(today)` for whoever speaks io-ts. */
export const AdultProfileCodec = (today: IsoDate): t.Type<AdultProfile> => codecOf('AdultProfile', adultProfile(today))
