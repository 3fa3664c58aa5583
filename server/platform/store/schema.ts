import type { Generated, GeneratedAlways } from 'kysely'
import type { Bytes, ColumnTypes, IsoDateText, Json, JsonOrDefault } from './columnTypes.js'

/**
 * The tables of the migrated store. After a migration `npx vitest run --project api
 * server/platform/store/schema.test.ts -u`
 * writes all but this head and the comments anew; `columnTypes.ts` has the types that the store cannot express.
 */
export interface Schema {
  readonly access_tokens: {
    readonly hash: string
    readonly session_id: string
    readonly member_id: string
    readonly expires_at: Date
  }
  readonly adult_questions: {
    readonly id: string
    readonly member_id: string
    readonly secret_hash: string
    readonly asked_at: Date
    readonly expires_at: Date
    readonly agreed: boolean | null
    readonly answered_at: Date | null
  }
  readonly adults: {
    readonly id: string
    readonly seq: GeneratedAlways<number>
    readonly member_id: string
    readonly relation: ColumnTypes['adults.relation']
    readonly name: string
    readonly birth_date: IsoDateText
    readonly sex: 'male' | 'female'
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
    readonly version: Generated<number>
  }
  readonly approvals: {
    readonly id: string
    readonly kind: ColumnTypes['approvals.kind']
    readonly subject: string
    readonly payload: Json<ColumnTypes['approvals.payload'] | null>
    readonly payload_hash: string
    readonly amount: number | null
    readonly asked_by: string
    readonly asked_person: string
    readonly asked_at: Date
    readonly decision: ColumnTypes['approvals.decision'] | null
    readonly decided_by: string | null
    readonly decided_person: string | null
    readonly note: string | null
    readonly decided_at: Date | null
  }
  readonly audit: {
    readonly seq: GeneratedAlways<number>
    readonly at: Date
    readonly actor: string
    readonly action: string
    readonly subject: string
    readonly detail: string | null
    /** Null: no staff. */
    readonly staff_name: string | null
    /** At that time, joined by commas; null: no staff. */
    readonly staff_roles: string | null
    /** Whom an entry of staff concerns; null: nobody, or the actor. */
    readonly member: string | null
    readonly before: string | null
    readonly after: string | null
    readonly amount: number | null
  }
  readonly bill_lines: {
    readonly bill_id: string
    readonly line: number
    readonly product_id: string
    readonly age_line: ColumnTypes['bill_lines.age_line']
    readonly quantity: number
    readonly satang: number
  }
  readonly bill_pictures: {
    readonly id: string
    /** Null: its bill is not handed in yet. */
    readonly bill_id: string | null
    readonly member_id: string
    readonly ordering: number
    /** SHA-256 of the bytes as they were sent. */
    readonly digest: string
    /** A 64-bit difference hash, 16 hexadecimal digits. */
    readonly likeness: string
    readonly width: number
    readonly height: number
    readonly whole_key: string
    readonly thumbnail_key: string
    readonly sent_on: IsoDateText
    /** From then on it is hidden, and deleted; null: its bill waits for a decision. */
    readonly delete_after: Date | null
    readonly deleted_at: Date | null
    /** SHA-256 of the re-encoded picture; null: uploaded before this was stored. */
    readonly shown: string | null
  }
  /** The OCR result of a bill's pictures, deleted with them. A bill without a row is never read. */
  readonly bill_readings: {
    readonly bill_id: string
    readonly state: 'waiting' | 'read' | 'not_read'
    readonly ended_at: Date | null
    readonly reason: string | null
    readonly words: JsonOrDefault<ColumnTypes['bill_readings.words']>
    /** Its coordinates are shares of the stored pictures' size. */
    readonly reading: Json<ColumnTypes['bill_readings.reading'] | null>
    readonly read_whole: Generated<boolean>
    readonly unknown_lines: JsonOrDefault<ColumnTypes['bill_readings.unknown_lines']>
  }
  readonly bill_steps: {
    readonly bill_id: string
    readonly seq: number
    readonly kind: ColumnTypes['bill_steps.kind']
    readonly reason: ColumnTypes['bill_steps.reason'] | null
    readonly at: Date
    readonly actor: string
  }
  readonly bills: {
    readonly id: string
    readonly member_id: string
    readonly shop_id: string
    readonly date: IsoDateText
    readonly amount_satang: number
    /** As the member typed it; `receipt` is the normalized number that is compared. */
    readonly receipt_number: string
    readonly receipt: string
    readonly state: 'reviewing' | 'approved' | 'rejected'
    readonly reason: ColumnTypes['bills.reason'] | null
    readonly appealed: Generated<boolean>
    readonly appeal_words: string | null
    readonly forecast: number
    readonly points: Generated<number>
    readonly flags: Json<ColumnTypes['bills.flags']>
    readonly sent_at: Date
    readonly sent_on: IsoDateText
    readonly decided_at: Date | null
    readonly decided_on: IsoDateText | null
    readonly decided_by: string | null
  }
  readonly calendar_events: {
    readonly member_id: string
    readonly uid: string
    readonly child_id: string | null
    readonly adult_id: string | null
    readonly due_on: IsoDateText
    readonly title_hash: string
    readonly sequence: number
    readonly changed_at: Date
  }
  readonly carried_over: {
    readonly kind: string
    readonly told: Json<unknown>
  }
  /** Append-only; goes with its child. Ids and days, never a figure. */
  readonly child_activity: {
    readonly seq: GeneratedAlways<number>
    readonly child_id: string
    readonly at: Date
    readonly actor: string
    readonly kind: ColumnTypes['child_activity.kind']
    readonly day: IsoDateText | null
    readonly about: string | null
  }
  readonly child_partners: {
    readonly child_id: string
    readonly member_id: string
    readonly role: 'view' | 'manage'
    readonly since: Date
  }
  readonly children: {
    readonly id: string
    readonly member_id: string
    readonly nickname: string
    readonly birthday: IsoDateText
    readonly gender: 'male' | 'female'
    readonly delivery_method: string
    readonly gestation_weeks: number | null
    /** A copy of the newest consent, so that a write and a withdrawal lock the same row. */
    readonly health_consent_at: Date | null
    readonly created_at: Date
    readonly gestation_days: number | null
    readonly version: Generated<number>
  }
  readonly consents: {
    readonly seq: GeneratedAlways<number>
    readonly member_id: string
    readonly purpose: ColumnTypes['consents.purpose']
    readonly child_id: string | null
    readonly granted: boolean
    readonly version: string
    readonly recorded_at: Date
    readonly child_agreed: boolean | null
    /** In hexadecimal letters; null: recorded before texts had hashes. */
    readonly text_sha256: string | null
  }
  readonly credentials: {
    readonly member_id: string
    readonly password_hash: string
    readonly changed_at: Date
  }
  readonly draw_entrants: {
    readonly item_id: string
    readonly member_id: string
    readonly code: string
    readonly tickets: number
  }
  readonly draw_entries: {
    readonly id: string
    readonly item_id: string
    readonly member_id: string
    readonly tickets: number
    readonly points: number
    readonly at: Date
  }
  readonly draw_winners: {
    readonly item_id: string
    readonly place: number
    /** Null: an official result was recorded. */
    readonly ticket: number | null
    readonly code: string | null
    readonly name: string
    readonly number: string | null
    /** The first day of the claim; null: a reserve who waits, or a result older than claiming. */
    readonly called_on: IsoDateText | null
    readonly ended: 'gone' | 'declined' | 'lapsed' | null
    readonly ended_on: IsoDateText | null
    readonly delivered_at: Date | null
  }
  readonly draws: {
    readonly item_id: string
    readonly state: Generated<'prepared' | 'open' | 'closed' | 'drawn' | 'recorded' | 'cancelled'>
    readonly permit_number: string | null
    readonly prizes: number
    /** Secret until the draw. */
    readonly seed: string | null
    readonly commitment: string | null
    readonly committed_at: Date | null
    readonly public_source: string | null
    readonly public_date: IsoDateText | null
    readonly public_value: string | null
    readonly opened_at: Date | null
    readonly closed_at: Date | null
    readonly list_hash: string | null
    readonly drawn_at: Date | null
    readonly note: string | null
    /** The form of its public value; null: not named yet, or drawn before forms were. */
    readonly public_digits: number | null
    readonly earlier_values: JsonOrDefault<ColumnTypes['draws.earlier_values']>
    readonly reserves: Generated<number>
    /** The missed day of the public value that staff and entrants were notified of. */
    readonly overdue_told: IsoDateText | null
    readonly withdrawn_at: Date | null
    readonly prize_baht: number | null
    /** Published before the draw; null: not written, or the draw is older than terms. */
    readonly terms: Json<ColumnTypes['draws.terms'] | null>
  }
  /** A row for every member who looks after a child; `looked_at` is when their due dates were last computed. */
  readonly due_looks: {
    readonly member_id: string
    readonly looked_at: Date | null
  }
  readonly erasures: {
    readonly id: string
    readonly kind: 'member' | 'child-health' | 'adult'
    readonly at: Date
  }
  readonly files: {
    readonly id: string
    readonly member_id: string
    readonly kind: string
    readonly media_type: string
    readonly bytes: Bytes
    readonly created_at: Date
    readonly delete_at: Date | null
  }
  readonly growth_records: {
    readonly id: string
    readonly child_id: string
    readonly date: IsoDateText
    readonly weight: number
    readonly height: number | null
    readonly measure: 'l' | 'h' | null
    readonly head_circumference: number | null
    readonly created_at: Date
    /** `created_by` and `changed_by` stay when their member is deleted. */
    readonly created_by: string | null
    readonly changed_by: string | null
    readonly referral_taken_on: IsoDateText | null
    /** null: not asked. */
    readonly height_carried: boolean | null
    readonly head_carried: boolean | null
    readonly version: Generated<number>
  }
  readonly idempotency_keys: {
    readonly member_id: string
    readonly method: string
    readonly path: string
    readonly key: string
    readonly body_hash: string
    readonly status: number
    readonly answer: string
    readonly created_at: Date
  }
  readonly identities: {
    readonly issuer: string
    readonly subject: string
    readonly member_id: string
    readonly verified_at: Date
  }
  readonly item_categories: {
    readonly id: string
    readonly title: string
    readonly icon: string
    readonly status: ColumnTypes['item_categories.status']
    readonly ordering: number
    readonly updated_at: Date
  }
  readonly items: {
    readonly id: string
    readonly type: 'reward' | 'luckydraw'
    readonly title: string
    readonly description: string
    readonly conditions: Json<ColumnTypes['items.conditions']>
    readonly point: number
    readonly is_recommended: boolean
    readonly begin_date: IsoDateText
    readonly expire_date: IsoDateText | null
    readonly announcement_date: IsoDateText | null
    readonly category_id: string | null
    /** All pieces ever stocked: the sum of `stock_balance` and the orders that are not cancelled. */
    readonly stocked: number
    readonly stock_balance: number
    readonly exchange_count: Generated<number>
    readonly member_limit: number | null
    readonly hidden: Generated<boolean>
    readonly images: Json<ColumnTypes['items.images']>
    readonly mycloud_product: Json<ColumnTypes['items.mycloud_product'] | null>
    readonly ordering: number
    readonly updated_at: Date
  }
  readonly jobs: {
    readonly id: string
    readonly kind: string
    readonly subject: string
    readonly run_at: Date
    readonly tries: Generated<number>
    readonly done_at: Date | null
  }
  readonly join_tokens: {
    readonly hash: string
    readonly issuer: string
    readonly subject: string
    /** Not proved unless `email_proved_at` is set, and then nothing is claimed by it. */
    readonly email: string | null
    readonly name: string | null
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
    /** Proved by the issuer or an e-mailed code: the address becomes the account's. */
    readonly email_proved_at: Date | null
  }
  /** An account of the earlier site. Its points are the opening balance of the member who claims it. */
  readonly legacy_accounts: {
    readonly id: string
    readonly email: string
    /** `0812345678`. */
    readonly phone: string
    readonly name: string | null
    readonly points: number
    readonly imported_at: Date
    readonly claimed_by: string | null
    readonly claimed_at: Date | null
    /** Of the token that claims the account, issued once address and number are proved. */
    readonly proof_hash: string | null
    readonly proof_expires_at: Date | null
  }
  readonly letter_links: {
    readonly hash: string
    readonly purpose: ColumnTypes['letter_links.purpose']
    /** Null: the address has no account, and the link opens nothing. */
    readonly member_id: string | null
    readonly address: string | null
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
  }
  readonly limit_counts: {
    readonly rule: string
    readonly subject: string
    readonly began_at: Date
    readonly count: number
  }
  readonly limit_hits: {
    readonly id: string
    readonly rule: string
    readonly subject: string
    readonly at: Date
  }
  readonly line_friends: {
    readonly issuer: string
    readonly subject: string
    readonly state: 'friend' | 'blocked' | 'stranger'
    readonly changed_at: Date
  }
  readonly line_months: {
    readonly month: IsoDateText
    readonly sent: number
  }
  readonly line_topics: {
    readonly member_id: string
    readonly topic: 'bill' | 'order' | 'draw' | 'weighing' | 'partner'
    readonly since: Date
  }
  readonly member_addresses: {
    readonly id: string
    readonly seq: GeneratedAlways<number>
    readonly member_id: string
    readonly address: Json<ColumnTypes['member_addresses.address']>
    readonly is_default: boolean
    readonly created_at: Date
    readonly version: Generated<number>
  }
  readonly members: {
    readonly id: string
    readonly email: string | null
    readonly name: string | null
    readonly birthday: IsoDateText | null
    readonly adult_confirmed_at: Date
    readonly created_at: Date
    /** Verified, `0812345678`. */
    readonly phone: string | null
    readonly avatar_file_id: string | null
    /** The account is deleted then unless its owner cancels. */
    readonly delete_at: Date | null
    /** Random; set while the member allows tracking, and another one after each consent. */
    readonly care_plus_id: string | null
    readonly allows_advertising: Generated<boolean>
  }
  /** Paid parts of text messages that went out on a day of Bangkok's calendar. */
  readonly message_days: {
    readonly day: IsoDateText
    readonly sent: number
    readonly unknown: Generated<number>
  }
  readonly message_hours: {
    readonly hour: Date
    readonly sent: number
  }
  readonly mission_claims: {
    readonly task_id: string
    readonly member_id: string
    readonly points: number
    readonly claimed_at: Date
  }
  readonly mission_days: {
    readonly task_id: string
    readonly member_id: string
    readonly day: IsoDateText
    /** For instance an article's id; '' for a day that the member marked. */
    readonly subject: Generated<string>
  }
  readonly mission_marks: {
    readonly mark: string
    readonly earned_at: Date
  }
  readonly mission_months: {
    readonly month: string
    readonly title: string
    readonly updated_at: Date
  }
  readonly mission_tasks: {
    readonly id: string
    readonly month: string
    readonly ordering: number
    readonly title: string
    readonly description: string
    readonly unit: string
    readonly points: number
    readonly target: number
    readonly way: 'day' | 'article-read' | 'mobility-check'
    readonly path: string | null
  }
  readonly mobility_checks: {
    readonly id: string
    readonly seq: GeneratedAlways<number>
    readonly adult_id: string
    readonly date: IsoDateText
    readonly answers: Json<ColumnTypes['mobility_checks.answers']>
    readonly calf: number | null
    readonly stand: Json<ColumnTypes['mobility_checks.stand'] | null>
    readonly created_at: Date
  }
  readonly moved_accounts: {
    readonly mark: string
    readonly legacy_id: string
    readonly points: number
    readonly moved_at: Date
  }
  readonly notice_mutes: {
    readonly member_id: string
    readonly topic: 'growth' | 'points' | 'news'
  }
  readonly notice_reads: {
    readonly member_id: string
    readonly key: string
    readonly read_at: Date
  }
  readonly notices: {
    readonly id: string
    readonly member_id: string
    readonly topic: 'growth' | 'points' | 'news' | 'account'
    readonly kind: string
    readonly title: string
    readonly body: string
    readonly path: string
    readonly at: Date
    readonly read_at: Date | null
    readonly child_id: string | null
  }
  readonly nutrition_checks: {
    readonly id: string
    readonly child_id: string
    readonly date: IsoDateText
    readonly eaten: Json<ColumnTypes['nutrition_checks.eaten']>
    readonly habits: Json<ColumnTypes['nutrition_checks.habits']>
    readonly sweet_drinks: ColumnTypes['nutrition_checks.sweet_drinks']
    readonly class_number: ColumnTypes['nutrition_checks.class_number'] | null
    readonly created_at: Date
    readonly created_by: string
  }
  readonly one_time_codes: {
    readonly id: string
    readonly channel: 'mail' | 'sms'
    readonly address: string
    readonly code_hash: string
    readonly created_at: Date
    readonly expires_at: Date
    readonly tries_left: number
    readonly used_at: Date | null
    readonly purpose: ColumnTypes['one_time_codes.purpose']
    readonly member_id: string | null
    /** Of the token that binds the code to the requesting browser, and of the other proofs; null: not bound. */
    readonly request_hash: string | null
    readonly digits: Generated<number>
    readonly session_id: string | null
    /** JSON list of ids of the limit hits that counted it; null: no longer needed. */
    readonly hits: string | null
    readonly unbound_tries_left: Generated<number>
  }
  readonly order_steps: {
    readonly order_id: string
    readonly seq: number
    readonly state: ColumnTypes['order_steps.state']
    readonly at: Date
    readonly actor: string
    readonly reason: string | null
  }
  readonly orders: {
    readonly id: string
    readonly number: string
    readonly member_id: string
    readonly item_id: string
    readonly quantity: number
    readonly points: number
    readonly state: 'received' | 'preparing' | 'shipped' | 'delivered' | 'returned' | 'closed' | 'cancelled'
    /** Null once its member is erased. */
    readonly address: Json<ColumnTypes['orders.address'] | null>
    readonly carrier: string | null
    readonly tracking_number: string | null
    readonly ordered_at: Date
    /** Set on a packed order that was cancelled or whose member was erased: staff unpack it. */
    readonly unpack_since: Date | null
    /** Its member is erased while the parcel is in transit: the carrier needs the address until then. */
    readonly forget_address_at: Date | null
  }
  readonly outbox: {
    readonly id: string
    readonly channel: 'mail' | 'sms' | 'line'
    readonly recipient: string
    readonly subject: string
    /** Emptied once delivered or given up, except in demo mode. */
    readonly text: string
    readonly created_at: Date
    readonly next_try_at: Date
    readonly tries: Generated<number>
    readonly sent_at: Date | null
    readonly expires_at: Date | null
    /** JSON list of ids of the limit hits that counted it; they are undone where it cannot be sent. */
    readonly hits: string | null
    readonly budget_day: IsoDateText | null
    readonly html: string | null
    readonly given_up_at: Date | null
    /** Codes of the last failure, without an address: `EENVELOPE 550`. */
    readonly failure: string | null
    /** Paid parts charged; `budget_hour` is the hour charged for an unknown number. */
    readonly budget_parts: Generated<number>
    readonly budget_hour: Date | null
    readonly unsubscribe_url: string | null
    /** `member_id`, `line_topic` and `path` are of a LINE message, and stay when an e-mail replaces it. */
    readonly member_id: string | null
    readonly line_topic: ColumnTypes['outbox.line_topic'] | null
    readonly path: string | null
    /** The number of attempts whose result is unknown. */
    readonly unsure: Generated<number>
  }
  readonly partner_invite_children: {
    readonly invite_id: string
    readonly child_id: string
    readonly role: 'view' | 'manage'
  }
  readonly partner_invites: {
    readonly id: string
    readonly member_id: string
    readonly way: 'link' | 'code'
    /** Of the link's token, or of the code: that one is short, and lives for minutes. */
    readonly secret_hash: string
    readonly created_at: Date
    readonly expires_at: Date
    readonly answered_by: string | null
    readonly answered_at: Date | null
    readonly outcome: 'confirmed' | 'refused' | 'revoked' | null
    readonly decided_at: Date | null
  }
  readonly picture_readings: {
    readonly picture_id: string
    readonly state: 'waiting' | 'read' | 'not_read'
    /** A waiting picture is not read before. */
    readonly next_try_at: Date
    readonly tries: Generated<number>
    readonly reason: string | null
    readonly words: JsonOrDefault<ColumnTypes['picture_readings.words']>
    /** Maps the coordinates of the words to shares of the picture's size. */
    readonly page: Json<ColumnTypes['picture_readings.page'] | null>
    /** When the last attempt began; null: none yet. */
    readonly claimed_at: Date | null
  }
  /** The state of a ledger, written with its rows. Every change of the account locks this row. */
  readonly point_accounts: {
    /** The member's id; another one once they are erased. */
    readonly member_id: string
    readonly seq: Generated<number>
    readonly balance: Generated<number>
    readonly held: Generated<number>
    readonly lots: JsonOrDefault<ColumnTypes['point_accounts.lots']>
    /** Last day of the first lot to expire. */
    readonly next_expiry: IsoDateText | null
    readonly told_expiry: IsoDateText | null
    /** Pieces ordered and not cancelled, or entries, by item. */
    readonly redeemed: JsonOrDefault<ColumnTypes['point_accounts.redeemed']>
  }
  readonly point_ledger: {
    readonly member_id: string
    readonly seq: number
    readonly at: Date
    readonly kind: ColumnTypes['point_ledger.kind']
    readonly points: number
    readonly held_points: number
    readonly balance: number
    readonly reference_id: string | null
    readonly reason: string | null
    readonly lots: Json<ColumnTypes['point_ledger.lots']>
  }
  /** A winner's details for the prize, deleted with the member. */
  readonly prize_claims: {
    readonly item_id: string
    readonly place: number
    readonly member_id: string
    readonly name: string
    readonly document: 'citizen' | 'passport'
    /** Sealed with the key of the configuration; null, as the next one: deleted, 12 months after the delivery. */
    readonly number_sealed: string | null
    readonly number_shown: string | null
    readonly address: Json<ColumnTypes['prize_claims.address']>
    readonly tax_satang: number
    readonly claimed_at: Date
  }
  readonly products: {
    readonly id: string
    readonly title: string
    readonly brand_id: number
    readonly age_line: 'infant' | 'young-child' | 'child' | 'adult'
    readonly size: Generated<string>
    readonly description: Generated<string>
    readonly status: 'available' | 'hidden'
    readonly ordering: number
    readonly updated_at: Date
    readonly receipt_names: JsonOrDefault<ColumnTypes['products.receipt_names']>
  }
  readonly publications: {
    readonly id: string
    readonly kind: 'article' | 'product' | 'shelves' | 'campaign' | 'notice' | 'page'
    readonly key: string
    readonly card: Json<unknown>
    readonly page: Json<unknown>
    /** `title` and `words` are normalized for search. */
    readonly title: string
    readonly words: string
    readonly status: 'available' | 'hidden'
    readonly ordering: number
    readonly updated_at: Date
  }
  readonly refresh_tokens: {
    readonly hash: string
    readonly session_id: string
    readonly predecessor: string | null
    readonly issued_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
    /** A newer successor of the same predecessor replaced this one. */
    readonly replaced_at: Date | null
  }
  readonly reminder_settings: {
    readonly member_id: string
    readonly calendar_hash: string | null
    readonly calendar_since: Date | null
    readonly mail_weighing: Generated<boolean>
    readonly mail_looking: Generated<boolean>
    readonly looked_at: Date | null
    /** Counts the changes of all events together, so that an event that returns has a higher number. */
    readonly calendar_revision: Generated<number>
  }
  readonly removals: {
    readonly kind: string
    readonly key: string
    readonly at: Generated<Date>
  }
  readonly request_messages: {
    readonly request_id: string
    readonly seq: number
    readonly by: 'member' | 'staff'
    readonly words: string
    readonly at: Date
    readonly written_on: IsoDateText
    readonly actor: string
  }
  readonly request_pictures: {
    readonly id: string
    /** Null: its member was erased, and its files are about to be deleted. */
    readonly request_id: string | null
    readonly ordering: number
    readonly width: number
    readonly height: number
    readonly whole_key: string
    readonly thumbnail_key: string
    readonly sent_on: IsoDateText
    /** From then on it is hidden, and deleted; null: stored as long as its request. */
    readonly delete_after: Date | null
    readonly deleted_at: Date | null
  }
  readonly requests: {
    readonly id: string
    readonly member_id: string
    readonly topic: ColumnTypes['requests.topic']
    readonly state: 'waiting' | 'answered'
    readonly since: Date
    readonly asked_at: Date
    readonly asked_on: IsoDateText
    readonly changed_at: Date
  }
  readonly sessions: {
    readonly id: string
    readonly member_id: string
    readonly created_at: Date
    readonly ended_at: Date | null
    readonly strategy: Generated<ColumnTypes['sessions.strategy']>
    readonly device: Generated<string>
    readonly proved_at: Date | null
    readonly last_used_at: Date | null
  }
  readonly settings: {
    readonly name: string
    readonly value: Json<unknown>
    readonly changed_at: Date
    readonly changed_by: string
  }
  readonly shops: {
    readonly id: string
    readonly title: string
    readonly ex_bill_img: string | null
    readonly status: 'available' | 'hidden'
    readonly ordering: number
    readonly updated_at: Date
    readonly tax_numbers: JsonOrDefault<ColumnTypes['shops.tax_numbers']>
    readonly receipt_names: JsonOrDefault<ColumnTypes['shops.receipt_names']>
  }
  /** The stored responses of repeated staff calls, as `idempotency_keys` of members. Nothing personal is in them. */
  readonly staff_answers: {
    readonly actor: string
    readonly call: string
    readonly key: string
    readonly body_hash: string
    readonly status: number
    readonly answer: string
    readonly created_at: Date
  }
  readonly staff_grants: {
    readonly id: string
    readonly person_id: string
    readonly role: ColumnTypes['staff_grants.role']
    readonly granted_by: string
    readonly granted_at: Date
    readonly until: Date | null
    readonly ended_at: Date | null
  }
  readonly staff_invitations: {
    readonly id: string
    readonly email: string
    readonly role: ColumnTypes['staff_invitations.role']
    readonly until: Date | null
    readonly invited_by: string
    readonly invited_at: Date
    readonly expires_at: Date
    readonly ended_at: Date | null
    readonly person_id: string | null
  }
  readonly staff_people: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly issuer: string
    readonly subject: string
    readonly created_at: Date
    readonly ended_at: Date | null
  }
  readonly staff_person_sessions: {
    readonly hash: string
    readonly person_id: string
    readonly ends_at: Date
    readonly latest_end: Date
  }
  readonly staff_sessions: {
    readonly hash: string
    /** Null: a session opened with the local secret of the data folder. */
    readonly token_id: string | null
    readonly name: string
    /** Extended by each use, up to `latest_end`. */
    readonly ends_at: Date
    readonly latest_end: Date
  }
  readonly staff_sign_ins: {
    readonly state_hash: string
    readonly browser_hash: string
    readonly code_verifier: string
    readonly nonce: string
    readonly place: string
    readonly expires_at: Date
  }
  readonly staff_tokens: {
    readonly id: string
    readonly name: string
    readonly token_hash: string
    readonly created_at: Date
    readonly expires_at: Date
    readonly ended_at: Date | null
    readonly roles: Json<ColumnTypes['staff_tokens.roles'] | null>
  }
  readonly stool_checks: {
    readonly id: string
    readonly child_id: string
    readonly date: IsoDateText
    readonly colour: ColumnTypes['stool_checks.colour']
    readonly photo: ColumnTypes['stool_checks.photo'] | null
    /** Null: not sure. */
    readonly lasted_days: number | null
    readonly signs: Json<ColumnTypes['stool_checks.signs']>
    readonly created_at: Date
    readonly created_by: string
  }
  readonly taught_texts: {
    readonly id: GeneratedAlways<ColumnTypes['taught_texts.id']>
    readonly product_id: string
    readonly text: string
    readonly bill_id: string
    readonly actor: string
    readonly taught_at: Date
    /** Distinguishes members without naming them; null: erased since. */
    readonly member_hash: string | null
    /** It has a word or a figure in common with its product: else it counts once staff agree on it twice. */
    readonly shares: Generated<boolean>
    readonly ended_at: Date | null
    readonly ended_by: string | null
  }
  readonly told_dues: {
    readonly member_id: string
    readonly child_id: string
    readonly kind: ColumnTypes['told_dues.kind']
    readonly due_on: IsoDateText
    readonly way: 'notice' | 'mail' | 'line'
    readonly letter_id: string | null
    readonly told_at: Date
  }
  readonly used_social_tokens: {
    readonly hash: string
    readonly expires_at: Date
  }
}
