import type { Either } from 'fp-ts/Either'
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

/** A winner as shown to everyone: name and number are masked. */
export interface ShownWinner {
  readonly place: number
  readonly name: string
  readonly number: string | null
  readonly mine: boolean
  readonly standing: Standing
}

/** The published facts of a draw. */
export interface DrawFile {
  readonly state: DrawState
  readonly permit_number: string | null
  /** null: the draw is older than published terms. */
  readonly terms: DrawTerms | null
  readonly prizes: number
  /** Value of one prize; null: not published. */
  readonly prize_baht: number | null
  readonly tickets: number
  readonly my_tickets: number
  /** The reader's code in the published list; null: no entry, or signed out. */
  readonly my_code: string | null
  readonly commitment: string | null
  readonly committed_at: string | null
  readonly opened_at: string | null
  readonly closed_at: string | null
  readonly list_hash: string | null
  readonly public_source: string | null
  readonly public_date: IsoDate | null
  readonly public_digits: number | null
  readonly public_value: string | null
  readonly earlier_values: ReadonlyArray<EarlierValue>
  readonly drawn_at: string | null
  /** The source of an official result, or the reason for a cancellation. */
  readonly note: string | null
  readonly winners: ReadonlyArray<ShownWinner>
}

/** A prize that the member has won. */
export interface MyPrize {
  readonly place: number
  readonly claim_to: IsoDate
  /** Tax withheld before shipping; 0: none. */
  readonly tax_satang: number
  readonly delivered_at: string | null
  readonly claim: {
    readonly name: string
    readonly document: IdentityDocument
    /** Masked citizen ID; null: deleted after its storage period. */
    readonly number: string | null
    readonly address: PostalAddress
    readonly claimed_at: string
  } | null
}

/** The winner's details for a claim. */
export interface PrizeTold {
  readonly name: string
  readonly document: IdentityDocument
  readonly number: string
  readonly address: PostalAddress
  readonly tax_agreed: boolean
}

/** Prizes of lucky draws. */
export interface Prizes {
  /** null: the member has won none in this draw. */
  readonly mine: (productId: string) => Promise<Either<CallFailure, MyPrize | null>>
  readonly claim: (productId: string, told: PrizeTold, key: IdempotencyKey) => Promise<Either<CallFailure, MyPrize>>
  readonly decline: (productId: string, key: IdempotencyKey) => Promise<Either<CallFailure, null>>
}

/** An item with everything on its page. */
export interface ItemPage {
  readonly item: ItemDetail
  readonly conditions: ReadonlyArray<string>
  /** Pieces, or draw entries, per member; null: no limit. */
  readonly member_limit: number | null
  /** 0 if signed out. */
  readonly redeemed: number
  readonly draw: DrawFile | null
}

/** Rewards, lucky draws and shops, for any visitor. */
export interface Rewards {
  readonly rewards: () => Promise<Either<CallFailure, ReadonlyArray<ItemDetail>>>
  readonly luckyDraws: () => Promise<Either<CallFailure, ReadonlyArray<ItemDetail>>>
  readonly item: (productId: string) => Promise<Either<CallFailure, ItemPage>>
  readonly shops: () => Promise<Either<CallFailure, ReadonlyArray<Shop>>>
  readonly drawRecord: (productId: string) => Promise<Either<CallFailure, DrawRecord>>
}

/** A ledger line with a title for its subject. */
export interface LedgerLine {
  readonly seq: number
  /** UTC ISO instant. */
  readonly at: string
  readonly kind: LedgerKind
  readonly points: number
  readonly held_points: number
  readonly balance: number
  /** Bill, task, order or entry; null: none, or the member cannot open it. */
  readonly reference_id: string | null
  /** Shop, item or task; null: the kind is enough. */
  readonly title: string | null
  readonly reason: string | null
}

/** One part of the ledger. */
export interface LedgerPage {
  readonly lines: ReadonlyArray<LedgerLine>
  /** Pass it as `before` for older lines; null: none left. */
  readonly next: number | null
}

/** The member's points. */
export interface Points {
  readonly summary: () => Promise<Either<CallFailure, PointsSummary>>
  /** At most 50 lines. `before`: only lines with a lower `seq`. */
  readonly ledger: (before: number | null) => Promise<Either<CallFailure, LedgerPage>>
}

/** A stored delivery address. */
export interface SavedAddress extends PostalAddress {
  readonly id: string
  readonly is_default: boolean
  readonly version: Version
}

/** The member's delivery addresses. */
export interface Addresses {
  readonly list: () => Promise<Either<CallFailure, ReadonlyArray<SavedAddress>>>
  readonly add: (
    address: PostalAddress & { readonly is_default: boolean },
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, SavedAddress>>
  readonly change: (
    id: string,
    change: Partial<PostalAddress & { readonly is_default: boolean }>,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, SavedAddress>>
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
  readonly placesOf: (postcode: string) => Promise<Either<CallFailure, ReadonlyArray<PostalPlace>>>
}

/** A state that an order has reached. */
export interface OrderStepTaken {
  readonly state: OrderState
  /** UTC ISO instant. */
  readonly at: string
}

/** An order of a reward. */
export interface Order {
  readonly id: string
  readonly number: string
  readonly product_id: string
  readonly title: string
  readonly image: string | null
  readonly quantity: number
  readonly points: number
  readonly state: OrderState
  readonly address: PostalAddress
  readonly ordered_at: string
  readonly steps: ReadonlyArray<OrderStepTaken>
  readonly carrier: string | null
  readonly tracking_number: string | null
  readonly ships_about: IsoDate
  readonly arrives_from: IsoDate
  readonly arrives_to: IsoDate
  readonly can_cancel: boolean
}

/** The outcome of entering a draw. */
export interface EntriesTaken {
  readonly tickets: number
  readonly my_tickets: number
  readonly my_code: string
  readonly points: number
  readonly usable: number
}

/** Number of pieces, and the address. */
export interface RewardWish {
  readonly quantity: number
  readonly address: PostalAddress
  /** If the price has changed, the server refuses. */
  readonly points?: number
}

/** Number of entries in a draw, and their price. */
export interface DrawWish {
  readonly tickets: number
}

/** Spends points on rewards and draws. */
export interface Redemptions {
  readonly redeem: (productId: string, wish: RewardWish, key: IdempotencyKey) => Promise<Either<CallFailure, Order>>
  readonly enterDraw: (
    productId: string,
    wish: DrawWish,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, EntriesTaken>>
  readonly orders: ReadPart<Order>
  readonly order: (id: string) => Promise<Either<CallFailure, Order>>
  readonly cancel: (id: string, key: IdempotencyKey) => Promise<Either<CallFailure, Order>>
}

/** A picture of a bill, ready to send. */
export type BillPicture = PictureFile

/** A bill to hand in. Amounts are in satang. */
export interface NewBill {
  readonly shop_id: string
  readonly date: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
}

/** A state that a bill has reached. */
export interface BillStepTaken {
  readonly kind: 'sent' | 'approved' | 'rejected' | 'appealed'
  readonly at: string
  readonly reason: BillReason | null
}

/** A bill that was handed in. Amounts are in satang. */
export interface Bill {
  readonly id: string
  readonly shop_id: string
  readonly shop_title: string
  readonly date: IsoDate
  readonly amount_satang: number
  readonly receipt_number: string
  readonly state: BillState
  readonly reason: BillReason | null
  /** The most that it may earn, while under review. */
  readonly forecast: number
  readonly points: number
  readonly sent_at: string
  readonly steps: ReadonlyArray<BillStepTaken>
  readonly can_appeal: boolean
  /** Ids in order; empty once they are deleted. */
  readonly pictures: ReadonlyArray<string>
}

/** The member's bills. */
export interface Bills {
  /** Nothing is sent before `answer` runs. */
  readonly send: (
    bill: NewBill,
    pictures: ReadonlyArray<BillPicture>,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<Bill>
  readonly list: ReadPart<Bill>
  readonly read: (id: string) => Promise<Either<CallFailure, Bill>>
  readonly appeal: (id: string, words: string, key: IdempotencyKey) => Promise<Either<CallFailure, Bill>>
  readonly picture: (
    id: string,
    pictureId: string,
    size: 'whole' | 'thumbnail',
  ) => Promise<Either<CallFailure, BillPicture>>
}

/** A recognized line with the catalogue's facts about its product. */
export interface ToldLine extends ReadLine {
  readonly title: string | null
  /** null: unknown, or the product is unknown. */
  readonly earns: boolean | null
}

/** The OCR result of uploaded pictures; empty unless `read`. Positions are shares of the pictures. */
export interface UploadedReading extends Omit<BillReading, 'lines'> {
  readonly state: 'waiting' | 'read' | 'not_read'
  readonly lines: ReadonlyArray<ToldLine>
}

/** The pictures of a bill not handed in yet. The server deletes them after a day. */
export interface BillUploads {
  /** Nothing is sent before `answer` runs. `is_read`: the server recognizes their text. */
  readonly upload: (
    picture: PictureFile,
    key: IdempotencyKey,
    onSent?: OnSent,
  ) => Sending<{ readonly id: string; readonly is_read: boolean }>
  /** `ids`: one to four, in the order of the pictures. */
  readonly reading: (ids: ReadonlyArray<string>) => Promise<Either<CallFailure, UploadedReading>>
  readonly remove: (id: string) => Promise<Either<CallFailure, null>>
}

/** One task of a month's mission. */
export interface MissionTask {
  readonly task_id: string
  readonly title: string
  readonly description: string
  /** The unit counted: `วัน`, `เรื่อง`. */
  readonly unit: string
  readonly points: number
  readonly target: number
  readonly done: number
  /** `day`: the member marks a day of this month, up to today. `check`: the app sees it itself. */
  readonly by: 'day' | 'check'
  /** The path in the app where it is done; null: outside the app. */
  readonly path: string | null
  readonly days: ReadonlyArray<IsoDate>
  /** UTC ISO instant; null: its points are not claimed. */
  readonly claimed_at: string | null
}

/** The mission of a month. */
export interface Mission {
  readonly month: string
  readonly title: string
  readonly tasks: ReadonlyArray<MissionTask>
}

/** The household's missions. */
export interface Missions {
  /** This month first, then past ones. */
  readonly list: () => Promise<Either<CallFailure, ReadonlyArray<Mission>>>
  readonly mark: (
    taskId: string,
    day: IsoDate,
    done: boolean,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, Mission>>
  readonly claim: (taskId: string, key: IdempotencyKey) => Promise<Either<CallFailure, Mission>>
}
