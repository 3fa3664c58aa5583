import type { ColumnType, Generated } from 'kysely'
import type { PostalAddress } from '@careplus/core/ports'
import type {
  BillFlag,
  BillReason,
  BillState,
  DrawState,
  IdentityDocument,
  ItemImage,
  ItemStatus,
  ItemType,
  LedgerKind,
  Lot,
  MissionWay,
  MyCloudProduct,
  OrderState,
  PlaceEnd,
  ShopStatus,
  DrawTerms,
} from '@careplus/core/loyalty'
import type { EarlierValue } from '@careplus/core/loyalty-draw'
import type { BillReading, Projection, ReadWord, UnknownLine } from '@careplus/core/loyalty-reading'
import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import type { MutedTopic, NoticeTopic } from '@careplus/core/notices'

/** ISO date text both ways; the column is a `date`. */
type IsoDateText = string

/** Read as what it holds, written as JSON text. */
type Json<A> = ColumnType<A, string, string>
/** As `Json`; the column fills itself. */
type JsonOrDefault<A> = ColumnType<A, string | undefined, string>

/** Where a ledger stands, beside its rows: written with them, and the row that everything on the account is locked by. */
export interface PointAccountsTable {
  /** The member's id; another one once they are erased. */
  readonly member_id: string
  readonly seq: Generated<number>
  readonly balance: Generated<number>
  readonly held: Generated<number>
  readonly lots: JsonOrDefault<ReadonlyArray<Lot>>
  /** Last day of the first lot to expire. */
  readonly next_expiry: IsoDateText | null
  /** Which last day the member was told of beforehand. */
  readonly told_expiry: IsoDateText | null
  /** Pieces ordered and not cancelled, or entries, by item. */
  readonly redeemed: JsonOrDefault<Readonly<Record<string, number>>>
}

export interface PointLedgerTable {
  readonly member_id: string
  readonly seq: number
  readonly at: Date
  readonly kind: LedgerKind
  readonly points: number
  readonly held_points: number
  readonly balance: number
  readonly reference_id: string | null
  readonly reason: string | null
  readonly lots: Json<ReadonlyArray<Lot>>
}

export interface ShopsTable {
  readonly id: string
  readonly title: string
  readonly ex_bill_img: string | null
  readonly tax_numbers: JsonOrDefault<ReadonlyArray<string>>
  /** As tills print them at the head of a slip. */
  readonly receipt_names: JsonOrDefault<ReadonlyArray<string>>
  readonly status: ShopStatus
  readonly ordering: number
  readonly updated_at: Date
}

export interface ProductsTable {
  readonly id: string
  readonly title: string
  readonly brand_id: number
  readonly age_line: AgeLine
  readonly size: Generated<string>
  readonly description: Generated<string>
  /** As tills print it. */
  readonly receipt_names: JsonOrDefault<ReadonlyArray<string>>
  readonly status: 'available' | 'hidden'
  readonly ordering: number
  readonly updated_at: Date
}

export interface ItemCategoriesTable {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly status: ItemStatus
  readonly ordering: number
  readonly updated_at: Date
}

export interface ItemsTable {
  readonly id: string
  readonly type: ItemType
  readonly title: string
  readonly description: string
  readonly conditions: Json<ReadonlyArray<string>>
  readonly point: number
  readonly is_recommended: boolean
  readonly begin_date: IsoDateText
  /** A draw has one. */
  readonly expire_date: IsoDateText | null
  readonly announcement_date: IsoDateText | null
  readonly category_id: string | null
  /** All pieces that were ever put in: `stock_balance` and the orders that were not cancelled add up to it. */
  readonly stocked: number
  readonly stock_balance: number
  /** Pieces of orders that were not cancelled, or entries. */
  readonly exchange_count: Generated<number>
  readonly member_limit: number | null
  readonly hidden: Generated<boolean>
  readonly images: Json<ReadonlyArray<ItemImage>>
  readonly mycloud_product: Json<MyCloudProduct> | null
  readonly ordering: number
  readonly updated_at: Date
}

export interface OrdersTable {
  readonly id: string
  readonly number: string
  readonly member_id: string
  readonly item_id: string
  readonly quantity: number
  readonly points: number
  readonly state: OrderState
  /** Null once its member is erased. */
  readonly address: Json<PostalAddress> | null
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly ordered_at: Date
  /** It was packed, and whoever it was for does not want it or is gone: staff are to unpack it. */
  readonly unpack_since: Date | null
  /** Its member is erased, and the parcel under way: until then its address is kept for the carrier. */
  readonly forget_address_at: Date | null
}

export interface OrderStepsTable {
  readonly order_id: string
  readonly seq: number
  readonly state: OrderState
  readonly at: Date
  /** `member`, `job`, or `staff:<name>`. */
  readonly actor: string
  readonly reason: string | null
}

export interface DrawsTable {
  readonly item_id: string
  readonly state: Generated<DrawState>
  readonly permit_number: string | null
  readonly prizes: number
  /** Told to nobody before the draw. */
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
  readonly earlier_values: JsonOrDefault<ReadonlyArray<EarlierValue>>
  /** Places that were drawn after those of the prizes. */
  readonly reserves: Generated<number>
  /** The day of the public value that went by, of which staff and entrants were told. */
  readonly overdue_told: IsoDateText | null
  /** Since when it stands in the content no more. */
  readonly withdrawn_at: Date | null
  readonly prize_baht: number | null
  /** What everybody is told of it beforehand; null: not written, or it is older than that. */
  readonly terms: ColumnType<DrawTerms | null, string | null | undefined, string | null>
}

export interface DrawEntrantsTable {
  readonly item_id: string
  readonly member_id: string
  readonly code: string
  readonly tickets: number
}

/** Each time that a member entered; its id is the ledger's reference. */
export interface DrawEntriesTable {
  readonly id: string
  readonly item_id: string
  readonly member_id: string
  readonly tickets: number
  readonly points: number
  readonly at: Date
}

export interface DrawWinnersTable {
  readonly item_id: string
  readonly place: number
  /** Null: an official result was recorded. */
  readonly ticket: number | null
  readonly code: string | null
  readonly name: string
  readonly number: string | null
  /** The day on which its prize became theirs to claim; null: a reserve who waits, or a result older than claiming. */
  readonly called_on: IsoDateText | null
  readonly ended: PlaceEnd | null
  readonly ended_on: IsoDateText | null
  /** Its prize was handed over. */
  readonly delivered_at: Date | null
}

/** What a winner told to get their prize; it goes with them. */
export interface PrizeClaimsTable {
  readonly item_id: string
  readonly place: number
  readonly member_id: string
  readonly name: string
  readonly document: IdentityDocument
  /** Sealed with the key of the configuration; null, as the next one: deleted, 12 months after the delivery. */
  readonly number_sealed: string | null
  /** As its owner is shown it. */
  readonly number_shown: string | null
  readonly address: Json<PostalAddress>
  readonly tax_satang: number
  readonly claimed_at: Date
}

export interface MemberAddressesTable {
  readonly id: string
  readonly seq: Generated<number>
  readonly member_id: string
  readonly address: Json<PostalAddress>
  readonly is_default: boolean
  readonly created_at: Date
  /** Raised with each change. */
  readonly version: Generated<number>
}

export interface BillsTable {
  readonly id: string
  readonly member_id: string
  readonly shop_id: string
  readonly date: IsoDateText
  readonly amount_satang: number
  /** As it was typed. */
  readonly receipt_number: string
  /** As it is compared. */
  readonly receipt: string
  readonly state: BillState
  readonly reason: BillReason | null
  readonly appealed: Generated<boolean>
  readonly appeal_words: string | null
  readonly forecast: number
  readonly points: Generated<number>
  readonly flags: Json<ReadonlyArray<BillFlag>>
  readonly sent_at: Date
  readonly sent_on: IsoDateText
  readonly decided_at: Date | null
  readonly decided_on: IsoDateText | null
  readonly decided_by: string | null
}

export interface BillStepsTable {
  readonly bill_id: string
  readonly seq: number
  readonly kind: 'sent' | 'approved' | 'rejected' | 'appealed'
  readonly reason: BillReason | null
  readonly at: Date
  readonly actor: string
}

export interface BillLinesTable {
  readonly bill_id: string
  readonly line: number
  readonly product_id: string
  /** What the product's was when the bill was approved. */
  readonly age_line: AgeLine
  readonly quantity: number
  readonly satang: number
}

export interface BillPicturesTable {
  readonly id: string
  /** null: it is uploaded, and its bill not handed in yet. */
  readonly bill_id: string | null
  readonly member_id: string
  readonly ordering: number
  /** SHA-256 of the bytes as they were sent. */
  readonly digest: string
  /** SHA-256 of the picture as it was drawn anew; null: it came before that was noted. */
  readonly shown: string | null
  /** A 64-bit difference hash, 16 hexadecimal digits. */
  readonly likeness: string
  readonly width: number
  readonly height: number
  /** Where the store of pictures keeps it. */
  readonly whole_key: string
  readonly thumbnail_key: string
  readonly sent_on: IsoDateText
  /** From then on it is shown to nobody, and removed; null: its bill waits for a decision. */
  readonly delete_after: Date | null
  readonly deleted_at: Date | null
}

/** Of a picture that waits to be read, or was and is of no bill yet. */
export interface PictureReadingsTable {
  readonly picture_id: string
  readonly state: 'waiting' | 'read' | 'not_read'
  /** Of one that waits: not before, for it is being read or was tried. */
  readonly next_try_at: Date
  /** Begun, whatever came of them. */
  readonly tries: Generated<number>
  /** When the last of them began; null: none has. */
  readonly claimed_at: Date | null
  /** Why it was not read. */
  readonly reason: string | null
  readonly words: JsonOrDefault<ReadonlyArray<ReadWord>>
  /** From the page that the words stand on to shares of the picture. */
  readonly page: ColumnType<Projection | null, string | null | undefined, string | null>
}

/** What was read off the pictures of a bill, once all of them were; it goes with them. Without a row they were never to be. */
export interface BillReadingsTable {
  readonly bill_id: string
  readonly state: 'waiting' | 'read' | 'not_read'
  readonly ended_at: Date | null
  /** Why it was not read. */
  readonly reason: string | null
  /** Of an earlier version; nothing is written here any more. */
  readonly words: JsonOrDefault<ReadonlyArray<ReadWord>>
  /** Lines that its decision may teach, until then. */
  readonly unknown_lines: JsonOrDefault<ReadonlyArray<UnknownLine>>
  /** Its places in shares of the pictures as they are kept. */
  readonly reading: ColumnType<BillReading | null, string | null | undefined, string | null>
  readonly read_whole: Generated<boolean>
}

/** What staff said that a name on a bill means; of one name the newest counts. */
export interface TaughtTextsTable {
  readonly id: Generated<string>
  readonly product_id: string
  readonly text: string
  readonly bill_id: string
  readonly actor: string
  readonly taught_at: Date
  /** Tells members apart, and names none; null: erased since. */
  readonly member_hash: string | null
  /** It has a word or a figure in common with its product: else it counts once staff agree on it twice. */
  readonly shares: Generated<boolean>
  readonly ended_at: Date | null
  readonly ended_by: string | null
}

export interface MissionMonthsTable {
  readonly month: string
  readonly title: string
  readonly updated_at: Date
}

export interface MissionTasksTable {
  readonly id: string
  readonly month: string
  readonly ordering: number
  readonly title: string
  readonly description: string
  readonly unit: string
  readonly points: number
  readonly target: number
  readonly way: MissionWay
  readonly path: string | null
}

export interface MissionDaysTable {
  readonly task_id: string
  readonly member_id: string
  readonly day: IsoDateText
  /** What was seen to be done, an article's id, say; '' for a day that was marked. */
  readonly subject: Generated<string>
}

export interface MissionClaimsTable {
  readonly task_id: string
  readonly member_id: string
  readonly points: number
  readonly claimed_at: Date
}

/** A task that was earned by somebody who was erased since: see the migration. */
export interface MissionMarksTable {
  readonly mark: string
  readonly earned_at: Date
}

export interface NoticesTable {
  readonly id: string
  readonly member_id: string
  readonly topic: NoticeTopic
  readonly kind: string
  readonly title: string
  readonly body: string
  /** Of the app, where it leads. */
  readonly path: string
  readonly at: Date
  readonly read_at: Date | null
  /** Whom it names. */
  readonly child_id: string | null
}

/** Notices to everybody that a member has read. */
export interface NoticeReadsTable {
  readonly member_id: string
  readonly key: string
  readonly read_at: Date
}

export interface NoticeMutesTable {
  readonly member_id: string
  readonly topic: MutedTopic
}

/** Everybody who looks after a child, and the day on which it was last found out what is due. */
export interface DueLooksTable {
  readonly member_id: string
  readonly looked_at: Date | null
}

export interface StaffTokensTable {
  readonly id: string
  readonly name: string
  readonly token_hash: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
}

export interface StaffSessionsTable {
  readonly hash: string
  /** Null: of whoever could read the data folder. */
  readonly token_id: string | null
  /** Whose it is; what they do is put on record as `staff:<name>`. */
  readonly name: string
  /** Moves on with each use, up to `latest_end`. */
  readonly ends_at: Date
  readonly latest_end: Date
}

/** As the idempotency keys of members: the first answer of a call, which a repeat gets again. Nothing personal is in it. */
export interface StaffAnswersTable {
  readonly actor: string
  /** Method and path. */
  readonly call: string
  readonly key: string
  readonly body_hash: string
  readonly status: number
  readonly answer: string
  readonly created_at: Date
}

export interface SettingsTable {
  readonly name: string
  readonly value: Json<unknown>
  readonly changed_at: Date
  readonly changed_by: string
}

export interface LoyaltySchema {
  readonly point_accounts: PointAccountsTable
  readonly point_ledger: PointLedgerTable
  readonly shops: ShopsTable
  readonly products: ProductsTable
  readonly item_categories: ItemCategoriesTable
  readonly items: ItemsTable
  readonly orders: OrdersTable
  readonly order_steps: OrderStepsTable
  readonly draws: DrawsTable
  readonly draw_entrants: DrawEntrantsTable
  readonly draw_entries: DrawEntriesTable
  readonly draw_winners: DrawWinnersTable
  readonly prize_claims: PrizeClaimsTable
  readonly member_addresses: MemberAddressesTable
  readonly bills: BillsTable
  readonly bill_steps: BillStepsTable
  readonly bill_lines: BillLinesTable
  readonly bill_pictures: BillPicturesTable
  readonly bill_readings: BillReadingsTable
  readonly picture_readings: PictureReadingsTable
  readonly taught_texts: TaughtTextsTable
  readonly mission_months: MissionMonthsTable
  readonly mission_tasks: MissionTasksTable
  readonly mission_days: MissionDaysTable
  readonly mission_claims: MissionClaimsTable
  readonly mission_marks: MissionMarksTable
  readonly notices: NoticesTable
  readonly notice_reads: NoticeReadsTable
  readonly notice_mutes: NoticeMutesTable
  readonly due_looks: DueLooksTable
  readonly staff_tokens: StaffTokensTable
  readonly staff_sessions: StaffSessionsTable
  readonly staff_answers: StaffAnswersTable
  readonly settings: SettingsTable
}
