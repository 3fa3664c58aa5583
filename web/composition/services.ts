import type { HttpClient } from '@careplus/adapters/http'
import type { DeviceDraftStore } from '@careplus/adapters/storage'
import type { AdultsHere } from '@careplus/core/adults'
import type { ChangeConsent } from '@careplus/core/consents'
import type { amendDraft, SaveDraft, UploadDraft } from '@careplus/core/growth'
import type { growthDraftUpload } from '@careplus/core/growth-upload'
import type { BillSender } from '@careplus/core/loyalty-bills'
import type {
  Addresses,
  AdultAnswers,
  AdultQuestions,
  Adults,
  Bills,
  BillUploads,
  Children,
  Clock,
  Consents,
  Credentials,
  DeviceBills,
  Devices,
  GrowthRecords,
  Invitations,
  Registration,
  LetterLinks,
  AccountMigration,
  LineMessages,
  MobilityChecks,
  NutritionChecks,
  Missions,
  Notices,
  OwnAccount,
  PartnerInvites,
  Partners,
  Points,
  PhoneChange,
  PhoneSignIn,
  Profile,
  OwnerProof,
  Random,
  PictureDrafts,
  Prizes,
  Redemptions,
  Reminders,
  Requests,
  Rewards,
  SharedCare,
  SocialSignIn,
  StoolChecks,
  StoreHealth,
} from '@careplus/core/ports'
import type { BeginSocial, departureOf, FinishSocial, Session } from '@careplus/core/session'

/** Keeping a growth check as a draft, and sending it. */
export interface GrowthServices {
  readonly saveDraft: SaveDraft
  readonly amendDraft: ReturnType<typeof amendDraft>
  /** The upload machine with its actor provided: `useMachine(draftUpload, { input: { draftId, memberId } })`. */
  readonly draftUpload: ReturnType<typeof growthDraftUpload>
  /** Uploads without a screen, and leaves a draft alone that lacks something. */
  readonly uploadDraft: UploadDraft
}

/** The member's own account, and moving one of the earlier site. */
export interface AccountServices {
  readonly own: OwnAccount
  readonly migrating: AccountMigration
}

/** Proving oneself, what guards the account, where one is signed in, and links in letters. */
export interface CredentialServices {
  readonly proving: OwnerProof
  readonly credentials: Credentials
  readonly devices: Devices
  readonly letterLinks: LetterLinks
}

export interface SocialServices {
  readonly begin: BeginSocial
  readonly departureOf: ReturnType<typeof departureOf>
  readonly finish: FinishSocial
  readonly social: SocialSignIn
}

export interface CareServices {
  readonly partners: Partners
  readonly invites: PartnerInvites
  readonly invitations: Invitations
  readonly care: SharedCare
}

export interface HealthServices {
  readonly stoolChecks: StoolChecks
  readonly nutritionChecks: NutritionChecks
  readonly adults: Adults
  readonly adultQuestions: AdultQuestions
  /** For an adult who was asked to agree, signed in or not. */
  readonly adultAnswers: AdultAnswers
  readonly mobilityChecks: MobilityChecks
  readonly reminders: Reminders
  readonly lineMessages: LineMessages
  /** Adults whose data stays on this device; `health` says whether storage lasts longer than the page. */
  readonly deviceAdults: { readonly create: Adults['create']; readonly health: () => StoreHealth }
  /** Moves those adults into the account. Every write to an adult goes through it. */
  readonly adultsHere: AdultsHere
}

export interface RewardsServices {
  /** What can be redeemed; for visitors as well. */
  readonly rewards: Rewards
  readonly points: Points
  readonly redemptions: Redemptions
  readonly prizes: Prizes
  readonly addresses: Addresses
  readonly missions: Missions
  readonly bills: Bills
  /** Takes the pictures of a bill before it is sent, and reads them. */
  readonly billUploads: BillUploads
  /** Sends bills: each is stored on this device first, and sent once. */
  readonly billSender: BillSender
  readonly deviceBills: DeviceBills
}

export interface RequestServices {
  readonly requests: Requests
  /** Pictures of a request that is being written, stored on this device. */
  readonly pictureDrafts: PictureDrafts
}

export interface Services {
  readonly clock: Clock
  readonly random: Random
  readonly session: Session
  readonly joining: Registration
  readonly profile: Profile
  /** Only some servers offer it; every server offers e-mail. */
  readonly phoneSignIn: PhoneSignIn
  readonly phoneChange: PhoneChange
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly consents: Consents
  readonly changeConsent: ChangeConsent
  readonly drafts: DeviceDraftStore
  /** Each of these is a chunk of its own; a load that failed is tried again at the next call. */
  readonly growth: () => Promise<GrowthServices>
  readonly socialSignIn: () => Promise<SocialServices>
  readonly account: () => Promise<AccountServices>
  readonly credentials: () => Promise<CredentialServices>
  readonly care: () => Promise<CareServices>
  readonly health: () => Promise<HealthServices>
  readonly rewards: () => Promise<RewardsServices>
  readonly requests: () => Promise<RequestServices>
  readonly notices: () => Promise<Notices>
  /** Calls the API directly, for what has no port: `api(method, path, body?)`. */
  readonly api: HttpClient['api']
}
