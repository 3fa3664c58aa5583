import type { HttpClient } from '@careplus/adapters/http'
import type { DeviceDraftStore } from '@careplus/adapters/storage'
import type { AdultsHere } from '@careplus/core/adults'
import type { ChangeConsent } from '@careplus/core/consent'
import type { amendDraft, SaveDraft, UploadDraft } from '@careplus/core/growth'
import type { growthDraftUpload } from '@careplus/core/growth-upload'
import type { BillSender } from '@careplus/core/loyalty-bills'
import type {
  Addresses,
  AdultAnswers,
  AdultQuestions,
  Adults,
  Bills,
  Children,
  Clock,
  Consents,
  Credentials,
  DeviceBills,
  Devices,
  GrowthRecords,
  Invitations,
  Joining,
  LetterLinks,
  Migrating,
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
  Proving,
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
  /** The same without a screen: what lacks something is left as it is. */
  readonly uploadDraft: UploadDraft
}

/** The member's own account, and moving one of the earlier site. */
export interface AccountServices {
  readonly own: OwnAccount
  readonly migrating: Migrating
}

/** Proving oneself, what guards the account, where one is signed in, and links in letters. */
export interface CredentialServices {
  readonly proving: Proving
  readonly credentials: Credentials
  readonly devices: Devices
  readonly letterLinks: LetterLinks
}

/** Leaving for a provider, and coming back from it. */
export interface SocialServices {
  readonly begin: BeginSocial
  readonly departureOf: ReturnType<typeof departureOf>
  readonly finish: FinishSocial
  readonly social: SocialSignIn
}

/** Children who are looked after by several. */
export interface CareServices {
  readonly partners: Partners
  readonly invites: PartnerInvites
  readonly invitations: Invitations
  readonly care: SharedCare
}

/** Checks of children and adults, and what reminds of them. */
export interface HealthServices {
  readonly stoolChecks: StoolChecks
  readonly nutritionChecks: NutritionChecks
  readonly adults: Adults
  readonly adultQuestions: AdultQuestions
  /** For an adult who was asked, signed in or not. */
  readonly adultAnswers: AdultAnswers
  readonly mobilityChecks: MobilityChecks
  readonly reminders: Reminders
  /** Adults whose data stays on this device, and whether what is kept of them would outlive the page. */
  readonly deviceAdults: { readonly create: Adults['create']; readonly health: () => StoreHealth }
  /** Those adults on their way into the account: whoever writes to them goes through it. */
  readonly adultsHere: AdultsHere
}

/** Points: what earns them, and what they are spent on. */
export interface RewardsServices {
  /** What there is to redeem; signed out as well. */
  readonly rewards: Rewards
  readonly points: Points
  readonly redemptions: Redemptions
  readonly prizes: Prizes
  readonly addresses: Addresses
  readonly missions: Missions
  readonly bills: Bills
  /** Bills of this device on their way: kept here first, sent once. */
  readonly billSender: BillSender
  readonly deviceBills: DeviceBills
}

/** Questions to the care team. */
export interface RequestServices {
  readonly requests: Requests
  /** Pictures of a request that is being written, on this device. */
  readonly pictureDrafts: PictureDrafts
}

/** What screens may ask for: plain values, by name. They never see the container that made them. */
export interface Services {
  readonly clock: Clock
  readonly random: Random
  readonly session: Session
  readonly joining: Joining
  readonly profile: Profile
  /** Asked of the server; the e-mail is always a way in. */
  readonly phoneSignIn: PhoneSignIn
  readonly phoneChange: PhoneChange
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly consents: Consents
  readonly changeConsent: ChangeConsent
  readonly drafts: DeviceDraftStore
  /** A chunk of its own; a fetch that failed is tried again. */
  readonly growth: () => Promise<GrowthServices>
  /** As `growth`. */
  readonly socialSignIn: () => Promise<SocialServices>
  /** As `growth`. */
  readonly account: () => Promise<AccountServices>
  /** As `growth`. */
  readonly credentials: () => Promise<CredentialServices>
  /** As `growth`. */
  readonly care: () => Promise<CareServices>
  /** As `growth`. */
  readonly health: () => Promise<HealthServices>
  /** As `growth`. */
  readonly rewards: () => Promise<RewardsServices>
  /** As `growth`. */
  readonly requests: () => Promise<RequestServices>
  /** As `growth`. */
  readonly notices: () => Promise<Notices>
  /** Any call to the API, for what has no port: `api(method, path, body?)`. */
  readonly api: HttpClient['api']
}
