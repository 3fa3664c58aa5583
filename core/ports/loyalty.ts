import type { TaskEither } from 'fp-ts/TaskEither'
import type { PostalAddress, PostalPlace } from '../domain/addresses/postalAddress.js'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { BillReason, BillState } from '../domain/loyalty/bill/bill.js'
import type { ItemDetail } from '../domain/loyalty/catalogue/item.js'
import type { Shop } from '../domain/loyalty/catalogue/shop.js'
import type { DrawState } from '../domain/loyalty/draw/drawCommand.js'
import type { DrawTerms } from '../domain/loyalty/draw/drawTerms.js'
import type { EarlierValue } from '../domain/loyalty/draw/rows.js'
import type { IdentityDocument } from '../domain/loyalty/draw/prizeClaim.js'
import type { Standing } from '../domain/loyalty/draw/prizeStanding.js'
import type { DrawRecord } from '../domain/loyalty/draw/record.js'
import type { PointsSummary } from '../domain/loyalty/ledger/pointsSummary.js'
import type { BillReading, ReadLine } from '../domain/loyalty/reading/readSlip.js'
import type { LedgerKind } from '../domain/loyalty/ledger/row.js'
import type { OrderState } from '../domain/loyalty/order/order.js'
import type { IdempotencyKey, Version } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { ReadPart } from './parts.js'
import type { OnSent, PictureFile, Sending } from './upload.js'

export type { PostalAddress, PostalPlace }

/** A winner as everybody sees them; a name and number never whole. */
export interface ShownWinner {
  /** From 1. */
  readonly place: number
  readonly name: string
  readonly number: string | null
  /** The reader's own. */
  readonly mine: boolean
  /** Whether it is a winner's or a reserve's, or why it is nobody's any more. */
  readonly standing: Standing
}

/** What is told of a draw while it goes on, and after. */
export interface DrawFile {
  readonly state: DrawState
  readonly permit_number: string | null
  /** What is told before anybody enters; null: it is older than that. */
  readonly terms: DrawTerms | null
  readonly prizes: number
  /** What one prize is worth; null: not said. */
  readonly prize_baht: number | null
  /** Entries of all members, and the reader's own. */
  readonly tickets: number
  readonly my_tickets: number
  /** By which the reader finds themselves in the published list; null: they have no entry, or are signed out. */
  readonly my_code: string | null
  /** SHA-256 of the seed, and since when it is published. */
  readonly commitment: string | null
  readonly committed_at: string | null
  readonly opened_at: string | null
  readonly closed_at: string | null
  readonly list_hash: string | null
  readonly public_source: string | null
  readonly public_date: IsoDate | null
  /** Its form: so many digits. */
  readonly public_digits: number | null
  readonly public_value: string | null
  /** What was named before it, its day having passed without a draw. */
  readonly earlier_values: ReadonlyArray<EarlierValue>
  readonly drawn_at: string | null
  /** How an official result came about, or why the draw was cancelled. */
  readonly note: string | null
  readonly winners: ReadonlyArray<ShownWinner>
}

/** What a member has won in a draw. */
export interface MyPrize {
  readonly place: number
  /** The last day on which it can be claimed. */
  readonly claim_to: IsoDate
  /** Withheld before it is sent; 0: none. */
  readonly tax_satang: number
  readonly delivered_at: string | null
  /** What was told to get it; null: not claimed yet. */
  readonly claim: {
    /** As on the card. */
    readonly name: string
    readonly document: IdentityDocument
    /** Masked; null: deleted, its time being over. */
    readonly number: string | null
    readonly address: PostalAddress
    readonly claimed_at: string
  } | null
}

/** What a winner tells to get their prize. */
export interface PrizeTold {
  readonly name: string
  readonly document: IdentityDocument
  readonly number: string
  readonly address: PostalAddress
  readonly tax_agreed: boolean
}

/** Prizes of lucky draws. */
export interface Prizes {
  /** null: the member has won none there. */
  readonly mine: (productId: string) => TaskEither<CallFailure, MyPrize | null>
  /** Told again, it takes the place of what was told. */
  readonly claim: (productId: string, told: PrizeTold, key: IdempotencyKey) => TaskEither<CallFailure, MyPrize>
  readonly decline: (productId: string, key: IdempotencyKey) => TaskEither<CallFailure, null>
}

/** An item with all that its own page shows. */
export interface ItemPage {
  readonly item: ItemDetail
  /** Conditions, a sentence each. */
  readonly conditions: ReadonlyArray<string>
  /** Pieces, or entries, that one member may have; null: no limit. */
  readonly member_limit: number | null
  /** Pieces, or entries, that the reader has; 0 signed out. */
  readonly redeemed: number
  /** Of a lucky draw; null for a reward. */
  readonly draw: DrawFile | null
}

/** Rewards, lucky draws and shops, as the server shows them to whoever asks. */
export interface Rewards {
  readonly rewards: TaskEither<CallFailure, ReadonlyArray<ItemDetail>>
  readonly luckyDraws: TaskEither<CallFailure, ReadonlyArray<ItemDetail>>
  readonly item: (productId: string) => TaskEither<CallFailure, ItemPage>
  readonly shops: TaskEither<CallFailure, ReadonlyArray<Shop>>
  /** Everything published of a draw that is over. */
  readonly drawRecord: (productId: string) => TaskEither<CallFailure, DrawRecord>
}

/** A line of the member's ledger, with a name for what it was about. */
export interface LedgerLine {
  readonly seq: number
  /** UTC ISO instant. */
  readonly at: string
  readonly kind: LedgerKind
  readonly points: number
  readonly held_points: number
  readonly balance: number
  /** Of the bill, task, order or entry; null: none, or not the member's to open. */
  readonly reference_id: string | null
  /** The shop, the item, the task; null where the kind says it all. */
  readonly title: string | null
  /** Only for `adjusted`. */
  readonly reason: string | null
}

/** One part of the ledger. */
export interface LedgerPage {
  /** Newest first. */
  readonly lines: ReadonlyArray<LedgerLine>
  /** Ask with `before` this for older ones; null: there are none. */
  readonly next: number | null
}

/** The member's points. */
export interface Points {
  readonly summary: TaskEither<CallFailure, PointsSummary>
  /** At most 50 lines; `before`: the `seq` from which on they are known. */
  readonly ledger: (before: number | null) => TaskEither<CallFailure, LedgerPage>
}

/** An address that the account keeps. */
export interface SavedAddress extends PostalAddress {
  readonly id: string
  readonly is_default: boolean
  readonly version: Version
}

/** Where a member has things sent. */
export interface Addresses {
  /** The default one first. */
  readonly list: TaskEither<CallFailure, ReadonlyArray<SavedAddress>>
  readonly add: (
    address: PostalAddress & { readonly is_default: boolean },
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, SavedAddress>
  readonly change: (
    id: string,
    change: Partial<PostalAddress & { readonly is_default: boolean }>,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, SavedAddress>
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => TaskEither<CallFailure, void>
  /** The sub-districts of a postcode; none: nobody has it. */
  readonly placesOf: (postcode: string) => TaskEither<CallFailure, ReadonlyArray<PostalPlace>>
}

/** A state that an order came to, and when. */
export interface OrderStepTaken {
  readonly state: OrderState
  /** UTC ISO instant. */
  readonly at: string
}

/** An order of a reward. */
export interface Order {
  readonly id: string
  /** `CP-69-001842`. */
  readonly number: string
  readonly product_id: string
  readonly title: string
  /** Address of its picture; null: none. */
  readonly image: string | null
  readonly quantity: number
  /** In all. */
  readonly points: number
  readonly state: OrderState
  readonly address: PostalAddress
  readonly ordered_at: string
  /** In the order they were taken; the first is `received`. */
  readonly steps: ReadonlyArray<OrderStepTaken>
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly ships_about: IsoDate
  readonly arrives_from: IsoDate
  readonly arrives_to: IsoDate
  readonly can_cancel: boolean
}

/** What entering a draw came to. */
export interface EntriesTaken {
  /** Taken now. */
  readonly tickets: number
  /** The member's, in all. */
  readonly my_tickets: number
  readonly my_code: string
  readonly points: number
  /** Usable points afterwards. */
  readonly usable: number
}

/** How many of an item, and where they go. */
export interface RewardWish {
  readonly quantity: number
  readonly address: PostalAddress
  /** In all, as the member was shown them; where it costs others by now it is refused. */
  readonly points?: number
}

/** How many entries in a draw. */
export interface DrawWish {
  readonly tickets: number
}

/** Spending points. */
export interface Redemptions {
  readonly redeem: (productId: string, wish: RewardWish, key: IdempotencyKey) => TaskEither<CallFailure, Order>
  readonly enterDraw: (productId: string, wish: DrawWish, key: IdempotencyKey) => TaskEither<CallFailure, EntriesTaken>
  /** Newest first. */
  readonly orders: ReadPart<Order>
  readonly order: (id: string) => TaskEither<CallFailure, Order>
  readonly cancel: (id: string, key: IdempotencyKey) => TaskEither<CallFailure, Order>
}

/** A picture of a bill, ready to be sent. */
export type BillPicture = PictureFile

/** A bill that is to be handed in; the amount in satang. */
export interface NewBill {
  readonly shop_id: string
  readonly date: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
}

/** Something that became of a bill, and when. */
export interface BillStepTaken {
  readonly kind: 'sent' | 'approved' | 'rejected' | 'appealed'
  readonly at: string
  readonly reason: BillReason | null
}

/** A bill that was handed in; amounts in satang. */
export interface Bill {
  readonly id: string
  readonly shop_id: string
  readonly shop_title: string
  readonly date: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
  readonly state: BillState
  readonly reason: BillReason | null
  /** At the most, while it is under review. */
  readonly forecast: number
  /** What it earned; 0 until it is approved. */
  readonly points: number
  readonly sent_at: string
  readonly steps: ReadonlyArray<BillStepTaken>
  readonly can_appeal: boolean
  /** Ids of its pictures, in their order; none once they are deleted. */
  readonly pictures: ReadonlyArray<string>
}

/** The member's bills. */
export interface Bills {
  /** Nothing leaves before `answer` is asked for. */
  readonly send: (
    bill: NewBill,
    pictures: ReadonlyArray<BillPicture>,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<Bill>
  /** Newest first. */
  readonly list: ReadPart<Bill>
  readonly read: (id: string) => TaskEither<CallFailure, Bill>
  readonly appeal: (id: string, words: string, key: IdempotencyKey) => TaskEither<CallFailure, Bill>
  readonly picture: (id: string, pictureId: string, size: 'whole' | 'thumbnail') => TaskEither<CallFailure, BillPicture>
}

/** A line as it was read, with what the catalogue says of its product. */
export interface ToldLine extends ReadLine {
  readonly title: string | null
  /** null too where the product is not known. */
  readonly earns: boolean | null
}

/** What was read off uploaded pictures; in every other state than `read` nothing. Places are in shares of the pictures. */
export interface UploadedReading extends Omit<BillReading, 'lines'> {
  readonly state: 'waiting' | 'read' | 'not_read'
  readonly lines: ReadonlyArray<ToldLine>
}

/** Pictures of a bill that is not handed in yet. The server keeps them for a day. */
export interface BillUploads {
  /** Nothing leaves before `answer` is asked for. `is_read`: what stands on it will be told. */
  readonly upload: (
    picture: PictureFile,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<{ readonly id: string; readonly is_read: boolean }>
  /** `ids`: one to four, in the order of the pictures. */
  readonly reading: (ids: ReadonlyArray<string>) => TaskEither<CallFailure, UploadedReading>
  readonly remove: (id: string) => TaskEither<CallFailure, null>
}

/** One task of a month's mission. */
export interface MissionTask {
  readonly task_id: string
  readonly title: string
  readonly description: string
  /** What is done, counted: `วัน`, `เรื่อง`. */
  readonly unit: string
  readonly points: number
  /** How often it is to be done, and has been. */
  readonly target: number
  readonly done: number
  /**
   * `day`: the member marks a day, today or earlier this month. `check`: the app sees it itself (an article read, an adult's check
   * kept).
   */
  readonly by: 'day' | 'check'
  /** Where it is done, a path of the app; null: nowhere in it. */
  readonly path: string | null
  /** Bangkok days that are marked. */
  readonly days: ReadonlyArray<IsoDate>
  /** UTC ISO instant; null: its points were not claimed. */
  readonly claimed_at: string | null
}

/** The mission of a month. */
export interface Mission {
  /** `2026-11`. */
  readonly month: string
  readonly title: string
  /** Bottom tier first. */
  readonly tasks: ReadonlyArray<MissionTask>
}

/** The month's tasks for the household. */
export interface Missions {
  /** This month's first, then past ones; a month to come is not told. */
  readonly list: TaskEither<CallFailure, ReadonlyArray<Mission>>
  /** Marks a day, or takes the mark off. */
  readonly mark: (taskId: string, day: IsoDate, done: boolean, key: IdempotencyKey) => TaskEither<CallFailure, Mission>
  /** Once for each task. */
  readonly claim: (taskId: string, key: IdempotencyKey) => TaskEither<CallFailure, Mission>
}
