import type * as t from 'io-ts'
import type { IsoDate } from '../calendar/isoDate.js'
import { codecOf } from '../reading/codecOf.js'
import { storedAdultProfile, type AdultProfile } from './adultProfile.js'

export const AdultProfileCodec = (today: IsoDate): t.Type<AdultProfile> =>
  codecOf('AdultProfile', storedAdultProfile(today))
