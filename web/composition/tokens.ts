import type { ServiceIdentifier } from 'inversify'
import type {
  SessionApi,
  SessionStore,
  Bearer,
  Children,
  Clock,
  Consents,
  GrowthRecords,
  Registration,
  Lock,
  Notices,
  PhoneChange,
  PhoneSignIn,
  Profile,
  Random,
} from '@careplus/core/ports'
import type { ChangeConsent } from '@careplus/core/consents'
import type { Session } from '@careplus/core/session'
import type { HttpClient, HttpConfig, HttpTransport } from '@careplus/adapters/http'
import type { BrowserStorage, DeviceDraftStore } from '@careplus/adapters/storage'
import type {
  AccountServices,
  CareServices,
  CredentialServices,
  GrowthServices,
  HealthServices,
  RequestServices,
  RewardsServices,
  SocialServices,
} from './services'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`careplus/web/${name}`)

export const Tokens = {
  clock: token<Clock>('ports/clock'),
  random: token<Random>('ports/random'),
  lock: token<Lock>('ports/lock'),
  storage: token<BrowserStorage>('adapters/storage'),
  sessionStore: token<SessionStore>('ports/sessionStore'),
  drafts: token<DeviceDraftStore>('ports/drafts'),
  httpConfig: token<HttpConfig>('adapters/httpConfig'),
  transport: token<HttpTransport>('adapters/transport'),
  client: token<HttpClient>('adapters/client'),
  bearer: token<Bearer>('ports/bearer'),
  sessionApi: token<SessionApi>('ports/sessionApi'),
  session: token<Session>('usecases/session'),
  joining: token<Registration>('ports/joining'),
  profile: token<Profile>('ports/profile'),
  credentials: token<CredentialServices>('ports/credentials'),
  phoneSignIn: token<PhoneSignIn>('ports/phoneSignIn'),
  phoneChange: token<PhoneChange>('ports/phoneChange'),
  children: token<Children>('ports/children'),
  growthRecords: token<GrowthRecords>('ports/growthRecords'),
  consents: token<Consents>('ports/consents'),
  changeConsent: token<ChangeConsent>('usecases/consents/changeConsent'),
  account: token<AccountServices>('usecases/account'),
  care: token<CareServices>('ports/care'),
  health: token<HealthServices>('ports/health'),
  rewards: token<RewardsServices>('ports/rewards'),
  requests: token<RequestServices>('ports/requests'),
  notices: token<Notices>('ports/notices'),
  growth: token<GrowthServices>('usecases/growth'),
  social: token<SocialServices>('usecases/social'),
} as const
