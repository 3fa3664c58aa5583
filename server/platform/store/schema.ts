import type { ColumnType, Generated } from 'kysely'
import type { ActivityKind, ConsentPurpose, InviteWay, Measure, PartnerRole, StrategyName } from '@careplus/core/ports'
import type { Sex } from '@careplus/core/growth'
import type { AdultRelation } from '@careplus/core/adults'
import type { LineTopic } from '@careplus/core/line-messages'
import type { MobilityInputs } from '@careplus/core/mobility'
import type { NutritionInputs } from '@careplus/core/nutrition'
import type { InviteOutcome } from '@careplus/core/partners'
import type { NotifiedKind } from '@careplus/core/reminders'
import type { EarlierAnswers, StoolAnswers, StoolColour } from '@careplus/core/stool'
import type { LoyaltySchema } from './loyaltySchema.js'
import type { RequestSchema } from './requestSchema.js'

/** What a code opens: one sent for one thing is no use for another. */
export type CodePurpose = 'join' | 'phone-login' | 'phone-change' | 'email-link' | 'proof' | 'migration'

export type LinkPurpose = 'reset-password' | 'change-email' | 'end-reminders'

/** ISO date text both ways; the column is a `date`. */
type IsoDateText = string

export interface MembersTable {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly birthday: IsoDateText | null
  /** Verified, `0812345678`. */
  readonly phone: Generated<string | null>
  readonly avatar_file_id: Generated<string | null>
  /** The account goes then, unless its owner thinks better of it. */
  readonly delete_at: Generated<Date | null>
  /** Chance; there while usage may be seen, another after each time that was agreed to. */
  readonly care_plus_id: Generated<string | null>
  readonly allows_advertising: Generated<boolean>
  readonly adult_confirmed_at: Date
  readonly created_at: Date
}

export interface CredentialsTable {
  readonly member_id: string
  readonly password_hash: string
  readonly changed_at: Date
}

/** An account is known by who vouches for it and the name it has there. */
export interface IdentitiesTable {
  readonly issuer: string
  readonly subject: string
  readonly member_id: string
  readonly verified_at: Date
}

export interface SessionsTable {
  readonly id: string
  readonly member_id: string
  readonly created_at: Date
  readonly ended_at: Date | null
  /** How its owner signed in. */
  readonly strategy: Generated<StrategyName>
  /** What the device calls itself, its User-Agent cut to size. */
  readonly device: Generated<string>
  /** When its owner last proved to be who they are. */
  readonly proved_at: Generated<Date | null>
  /** Signed in or refreshed. */
  readonly last_used_at: Generated<Date | null>
}

export interface AccessTokensTable {
  readonly hash: string
  readonly session_id: string
  readonly member_id: string
  readonly expires_at: Date
}

/** All refresh tokens of a session are one family. */
export interface RefreshTokensTable {
  readonly hash: string
  readonly session_id: string
  readonly predecessor: string | null
  readonly issued_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
  /** A newer successor of the same predecessor stands in this one's place. */
  readonly replaced_at: Date | null
}

export interface OneTimeCodesTable {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly purpose: CodePurpose
  readonly address: string
  readonly member_id: string | null
  /** Of the token that binds the code to the browser that asked, and of what else was proved for it; null: not bound. */
  readonly request_hash: string | null
  readonly code_hash: string
  readonly digits: number
  readonly created_at: Date
  readonly expires_at: Date
  readonly tries_left: number
  /** Of those who give it without the request. */
  readonly unbound_tries_left: Generated<number>
  readonly used_at: Date | null
  /** What it has signed in or proved, the last time that it was given. */
  readonly session_id: string | null
  /** The ids of what it was counted by, in JSON; null: of no more use. */
  readonly hits: string | null
}

/** Who may join: someone that `issuer` knows as `subject`, proved a moment ago. */
export interface JoinTokensTable {
  readonly hash: string
  readonly issuer: string
  readonly subject: string
  /** An address that was told but not proved; nothing is claimed by it. */
  readonly email: string | null
  /** The address is proved after all, by the issuer or a mailed code, and will be the account's. */
  readonly email_proved_at: Generated<Date | null>
  readonly name: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
}

/** Tokens of providers that have signed somebody in, kept until they end. */
export interface UsedSocialTokensTable {
  readonly hash: string
  readonly expires_at: Date
}

/** Links sent in letters, good once. */
export interface LetterLinksTable {
  readonly hash: string
  readonly purpose: LinkPurpose
  /** Null: the address has no account, and the link opens nothing. */
  readonly member_id: string | null
  readonly address: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
}

export interface LimitHitsTable {
  readonly id: string
  readonly rule: string
  readonly subject: string
  readonly at: Date
}

export interface LimitCountsTable {
  readonly rule: string
  readonly subject: string
  readonly began_at: Date
  readonly count: number
}

export interface IdempotencyKeysTable {
  readonly member_id: string
  readonly method: string
  readonly path: string
  readonly key: string
  readonly body_hash: string
  readonly status: number
  readonly answer: string
  readonly created_at: Date
}

export interface ChildrenTable {
  readonly id: string
  readonly member_id: string
  readonly nickname: string
  readonly birthday: IsoDateText
  readonly gender: Sex
  readonly delivery_method: string
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
  /** What the newest consent says, kept here so that a write and a withdrawal meet on one row. */
  readonly health_consent_at: Date | null
  readonly created_at: Date
  /** Raised with each change. */
  readonly version: Generated<number>
}

export interface GrowthRecordsTable {
  readonly id: string
  readonly child_id: string
  readonly date: IsoDateText
  readonly weight: number
  readonly height: number | null
  readonly measure: Measure | null
  readonly head_circumference: number | null
  /** null: not asked. */
  readonly height_carried: Generated<boolean | null>
  readonly head_carried: Generated<boolean | null>
  readonly referral_taken_on: Generated<IsoDateText | null>
  readonly created_at: Date
  /** Members' ids; they stay when their member is gone. */
  readonly created_by: string | null
  readonly changed_by: Generated<string | null>
  /** Raised with each change. */
  readonly version: Generated<number>
}

export interface StoolChecksTable {
  readonly id: string
  readonly child_id: string
  readonly date: IsoDateText
  readonly colour: StoolColour
  readonly photo: StoolColour | 'unsure' | null
  /** Null: not sure. */
  readonly lasted_days: number | null
  /** As it was answered on its day: in the words of then. */
  readonly signs: StoolAnswers | EarlierAnswers
  readonly created_at: Date
  /** A member's id; it stays when its member is gone. */
  readonly created_by: string
}

export interface NutritionChecksTable {
  readonly id: string
  readonly child_id: string
  readonly date: IsoDateText
  readonly eaten: NutritionInputs['eaten']
  readonly habits: NutritionInputs['habits']
  readonly sweet_drinks: NutritionInputs['sweetDrinks']
  readonly class_number: NutritionInputs['classNumber']
  readonly created_at: Date
  readonly created_by: string
}

/** A question to another adult: may the member keep your data? */
export interface AdultQuestionsTable {
  readonly id: string
  readonly member_id: string
  readonly secret_hash: string
  readonly asked_at: Date
  readonly expires_at: Date
  readonly agreed: boolean | null
  readonly answered_at: Date | null
}

export interface AdultsTable {
  readonly id: string
  /** In which order they were kept. */
  readonly seq: Generated<number>
  readonly member_id: string
  readonly relation: AdultRelation
  readonly name: string
  readonly birth_date: IsoDateText
  readonly sex: MobilityInputs['sex']
  readonly weight: number | null
  readonly height: number | null
  /** Null: it is the member. */
  readonly question_id: string | null
  /** Null: withdrawn, and hidden until it is deleted. */
  readonly consent_at: Date | null
  /** Of the text that the member agreed to for themselves; null: another agreed by their question. */
  readonly consent_version: string | null
  readonly erase_at: Date | null
  readonly created_at: Date
  /** Raised with each change. */
  readonly version: Generated<number>
}

/** Inputs only; the sex is the adult's. */
export interface MobilityChecksTable {
  readonly id: string
  readonly seq: Generated<number>
  readonly adult_id: string
  readonly date: IsoDateText
  readonly answers: MobilityInputs['answers']
  readonly calf: number | null
  readonly stand: MobilityInputs['chairStand']
  readonly created_at: Date
}

export interface ReminderSettingsTable {
  readonly member_id: string
  readonly calendar_hash: string | null
  readonly calendar_since: Date | null
  readonly mail_weighing: boolean
  readonly mail_looking: boolean
  readonly looked_at: Date | null
  /** Counts the changes of all its events together: one that goes and comes back is newer than it was. */
  readonly calendar_revision: Generated<number>
}

/** A due date of a child's that a member was told of. */
export interface ToldDuesTable {
  readonly member_id: string
  readonly child_id: string
  readonly kind: NotifiedKind
  readonly due_on: IsoDateText
  readonly way: 'notice' | 'mail' | 'line'
  /** By mail or in LINE: the letter. */
  readonly letter_id: string | null
  readonly told_at: Date
}

/** What a member's calendar said last of an event. */
export interface CalendarEventsTable {
  readonly member_id: string
  readonly uid: string
  readonly child_id: string | null
  readonly adult_id: string | null
  readonly due_on: IsoDateText
  readonly title_hash: string
  readonly sequence: number
  readonly changed_at: Date
}

/** Who looks after a child beside its owner. */
export interface ChildPartnersTable {
  readonly child_id: string
  readonly member_id: string
  readonly role: PartnerRole
  readonly since: Date
}

export interface PartnerInvitesTable {
  readonly id: string
  readonly member_id: string
  readonly way: InviteWay
  /** Of the link's token, or of the code: that one is short, and lives for minutes. */
  readonly secret_hash: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_by: string | null
  readonly answered_at: Date | null
  readonly outcome: InviteOutcome | null
  readonly decided_at: Date | null
}

export interface PartnerInviteChildrenTable {
  readonly invite_id: string
  readonly child_id: string
  readonly role: PartnerRole
}

/** Append-only; goes with its child. Ids and days, never a figure. */
export interface ChildActivityTable {
  readonly seq: Generated<number>
  readonly child_id: string
  readonly at: Date
  readonly actor: string
  readonly kind: ActivityKind
  readonly day: IsoDateText | null
  readonly about: string | null
}

export interface ConsentsTable {
  readonly seq: Generated<number>
  readonly member_id: string
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly granted: boolean
  readonly version: string
  /** Of a child of ten or more: it agreed too. */
  readonly child_agreed: Generated<boolean | null>
  /** In hexadecimal letters; null: recorded before texts had hashes. */
  readonly text_sha256: string | null
  readonly recorded_at: Date
}

export interface OutboxTable {
  readonly id: string
  readonly channel: 'mail' | 'sms' | 'line'
  readonly recipient: string
  readonly subject: string
  /** Emptied once delivered or given up outside demo mode. */
  readonly text: string
  /** The same for programs that show it, emptied alike; none of a text message. */
  readonly html: Generated<string | null>
  /** Where whoever gets it ends such letters; emptied with the text. */
  readonly unsubscribe_url: Generated<string | null>
  readonly created_at: Date
  readonly next_try_at: Date
  readonly tries: number
  readonly sent_at: Date | null
  /** Of no use to anybody after that, and not sent any more. */
  readonly expires_at: Generated<Date | null>
  /** JSON list of the ids of the limits' hits that it was counted by; given back where it cannot be sent. */
  readonly hits: Generated<string | null>
  /** The day on whose budget it went. */
  readonly budget_day: Generated<IsoDateText | null>
  /** How many paid parts it went as; and on which hour's, where the number was unknown. */
  readonly budget_parts: Generated<number>
  readonly budget_hour: Generated<Date | null>
  /** It was tried as long as was decided, or of no use any more; its text is gone. */
  readonly given_up_at: Generated<Date | null>
  /** Codes of the last failed try, without an address: `EENVELOPE 550`. */
  readonly failure: Generated<string | null>
  /** Of a letter to LINE, which stays so as the mail that takes its place: whose it is, of which topic, and the page it opens. */
  readonly member_id: Generated<string | null>
  readonly line_topic: Generated<LineTopic | null>
  readonly path: Generated<string | null>
  /** How many of its tries ended without a word of LINE's, or without anybody to hear it. */
  readonly unsure: Generated<number>
}

/** What a member wishes to be told of in LINE. */
export interface LineTopicsTable {
  readonly member_id: string
  readonly topic: LineTopic
  readonly since: Date
}

/** Whether messages reach a linked LINE account, as of the newest word of LINE's. */
export interface LineFriendsTable {
  readonly issuer: string
  readonly subject: string
  readonly state: 'friend' | 'blocked' | 'stranger'
  /** LINE's own time of what has changed it, or when LINE was asked. */
  readonly changed_at: Date
}

/** Messages to LINE by month (its first day, of Bangkok's). */
export interface LineMonthsTable {
  readonly month: IsoDateText
  readonly sent: number
}

/** Paid parts of text messages that went out on a day of Bangkok's calendar. */
export interface MessageDaysTable {
  readonly day: IsoDateText
  readonly sent: number
  /** Of these, to numbers that nobody knew. */
  readonly unknown: Generated<number>
}

/** Paid parts of text messages to numbers that nobody knew, by the hour. */
export interface MessageHoursTable {
  readonly hour: Date
  readonly sent: number
}

export interface JobsTable {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly run_at: Date
  readonly tries: number
  readonly done_at: Date | null
}

export interface ErasuresTable {
  readonly id: string
  readonly kind: 'member' | 'child-health' | 'adult'
  readonly at: Date
}

export interface FilesTable {
  readonly id: string
  readonly member_id: string
  readonly kind: string
  readonly media_type: string
  readonly bytes: ColumnType<Uint8Array, Uint8Array, never>
  readonly created_at: Date
  readonly delete_at: Date | null
}

export interface AuditTable {
  readonly seq: Generated<number>
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail: Generated<string | null>
}

/** An account of the earlier site. Its points are the opening balance of whoever has claimed it. */
export interface LegacyAccountsTable {
  readonly id: string
  readonly email: string
  /** `0812345678`. */
  readonly phone: string
  readonly name: string | null
  readonly points: number
  readonly imported_at: Date
  readonly claimed_by: string | null
  readonly claimed_at: Date | null
  /** Of the token that claims it, for who has proved both address and number. */
  readonly proof_hash: string | null
  readonly proof_expires_at: Date | null
}

/** What has moved from the earlier site, whether or not whom it moved to is still here. */
export interface MovedAccountsTable {
  /** A pseudonym of its address: see the migration. */
  readonly mark: string
  readonly legacy_id: string
  readonly points: number
  readonly moved_at: Date
}

/** What anybody may read, as it is answered. */
export interface PublicationsTable {
  readonly id: string
  readonly kind: 'article' | 'product' | 'shelves' | 'campaign' | 'notice' | 'page'
  readonly key: string
  /** JSON; as a list shows it. */
  readonly card: ColumnType<unknown, string, string>
  readonly page: ColumnType<unknown, string, string>
  /** In the form in which they are searched. */
  readonly title: string
  readonly words: string
  readonly status: 'available' | 'hidden'
  readonly ordering: number
  readonly updated_at: Date
}

export interface Schema extends LoyaltySchema, RequestSchema {
  readonly publications: PublicationsTable
  readonly members: MembersTable
  readonly credentials: CredentialsTable
  readonly identities: IdentitiesTable
  readonly sessions: SessionsTable
  readonly access_tokens: AccessTokensTable
  readonly refresh_tokens: RefreshTokensTable
  readonly one_time_codes: OneTimeCodesTable
  readonly join_tokens: JoinTokensTable
  readonly used_social_tokens: UsedSocialTokensTable
  readonly letter_links: LetterLinksTable
  readonly limit_hits: LimitHitsTable
  readonly limit_counts: LimitCountsTable
  readonly idempotency_keys: IdempotencyKeysTable
  readonly children: ChildrenTable
  readonly growth_records: GrowthRecordsTable
  readonly stool_checks: StoolChecksTable
  readonly nutrition_checks: NutritionChecksTable
  readonly adult_questions: AdultQuestionsTable
  readonly adults: AdultsTable
  readonly mobility_checks: MobilityChecksTable
  readonly reminder_settings: ReminderSettingsTable
  readonly told_dues: ToldDuesTable
  readonly calendar_events: CalendarEventsTable
  readonly child_partners: ChildPartnersTable
  readonly partner_invites: PartnerInvitesTable
  readonly partner_invite_children: PartnerInviteChildrenTable
  readonly child_activity: ChildActivityTable
  readonly consents: ConsentsTable
  readonly outbox: OutboxTable
  readonly line_topics: LineTopicsTable
  readonly line_friends: LineFriendsTable
  readonly line_months: LineMonthsTable
  readonly message_days: MessageDaysTable
  readonly message_hours: MessageHoursTable
  readonly jobs: JobsTable
  readonly erasures: ErasuresTable
  readonly files: FilesTable
  readonly audit: AuditTable
  readonly legacy_accounts: LegacyAccountsTable
  readonly moved_accounts: MovedAccountsTable
}
