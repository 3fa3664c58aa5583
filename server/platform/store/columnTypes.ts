import type { ColumnType } from 'kysely'
import type { AdultRelation } from '@careplus/core/adults'
import type { LineTopic } from '@careplus/core/line-messages'
import type { BillFlag, BillReason, DrawTerms, ItemStatus, LedgerKind, OrderState } from '@careplus/core/loyalty'
import type { ItemImage, Lot, MyCloudProduct } from '@careplus/core/internal/loyalty'
import type { EarlierValue } from '@careplus/core/loyalty-draw'
import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import type { BillReading, ReadWord } from '@careplus/core/loyalty-reading'
import type { Projection, UnknownLine } from '@careplus/core/internal/loyalty-reading'
import type { MobilityInputs } from '@careplus/core/mobility'
import type { NutritionInputs } from '@careplus/core/nutrition'
import type { ActivityKind, ConsentPurpose, PostalAddress, StrategyName } from '@careplus/core/ports'
import type { NotifiedKind } from '@careplus/core/internal/reminders'
import type { RequestTopic } from '@careplus/core/requests'
import type { ApprovalKind, StaffRole } from '@careplus/core/internal/staff'
import type { EarlierAnswers } from '@careplus/core/internal/stool'
import type { StoolAnswers, StoolColour } from '@careplus/core/stool'

/** ISO date text both ways; the column is a `date`. */
export type IsoDateText = string

export type Bytes = ColumnType<Uint8Array, Uint8Array, never>

/** The drivers write an object as JSON but a list as a database array, so a list is passed as JSON text. */
type Written<A> = unknown extends A ? string : A extends ReadonlyArray<unknown> ? string : A | string
export type Json<A> = ColumnType<A, Written<A>, Written<A>>
export type JsonOrDefault<A> = ColumnType<A, Written<A> | undefined, Written<A>>

export type CodePurpose = 'join' | 'phone-login' | 'phone-change' | 'email-link' | 'proof' | 'migration'

export type LinkPurpose = 'reset-password' | 'change-email' | 'end-reminders'

export interface ColumnTypes {
  'approvals.kind': ApprovalKind
  'approvals.payload': object
  'approvals.decision': 'approved' | 'refused' | 'voided'
  'adults.relation': AdultRelation
  'bill_lines.age_line': AgeLine
  'bill_readings.reading': BillReading
  'bill_readings.unknown_lines': ReadonlyArray<UnknownLine>
  'bill_readings.words': ReadonlyArray<ReadWord>
  'bill_steps.kind': 'sent' | 'approved' | 'rejected' | 'appealed'
  'bill_steps.reason': BillReason
  'bills.flags': ReadonlyArray<BillFlag>
  'bills.reason': BillReason
  'child_activity.kind': ActivityKind
  'consents.purpose': ConsentPurpose
  'draws.earlier_values': ReadonlyArray<EarlierValue>
  'draws.terms': DrawTerms
  'item_categories.status': ItemStatus
  'items.conditions': ReadonlyArray<string>
  'items.images': ReadonlyArray<ItemImage>
  'items.mycloud_product': MyCloudProduct
  'letter_links.purpose': LinkPurpose
  'member_addresses.address': PostalAddress
  'mobility_checks.answers': MobilityInputs['answers']
  'mobility_checks.stand': NonNullable<MobilityInputs['chairStand']>
  'nutrition_checks.class_number': NonNullable<NutritionInputs['classNumber']>
  'nutrition_checks.eaten': NutritionInputs['eaten']
  'nutrition_checks.habits': NutritionInputs['habits']
  'nutrition_checks.sweet_drinks': NutritionInputs['sweetDrinks']
  'one_time_codes.purpose': CodePurpose
  'order_steps.state': OrderState
  'orders.address': PostalAddress
  'outbox.line_topic': LineTopic
  'picture_readings.page': Projection
  'picture_readings.words': ReadonlyArray<ReadWord>
  'point_accounts.lots': ReadonlyArray<Lot>
  'point_accounts.redeemed': Readonly<Record<string, number>>
  'point_ledger.kind': LedgerKind
  'point_ledger.lots': ReadonlyArray<Lot>
  'prize_claims.address': PostalAddress
  'products.receipt_names': ReadonlyArray<string>
  'requests.topic': RequestTopic
  'sessions.strategy': StrategyName
  'shops.receipt_names': ReadonlyArray<string>
  'shops.tax_numbers': ReadonlyArray<string>
  'staff_grants.role': StaffRole
  'staff_invitations.role': StaffRole
  'staff_tokens.roles': ReadonlyArray<StaffRole>
  'stool_checks.colour': StoolColour
  'stool_checks.photo': StoolColour | 'unsure'
  'stool_checks.signs': StoolAnswers | EarlierAnswers
  /** One driver returns a `bigint` as text. */
  'taught_texts.id': string
  'told_dues.kind': NotifiedKind
}
