import {
  counted,
  drawStateWords,
  itemStatusWords,
  redemptionWords,
  type ItemDetail,
  type MemberItem,
  type PublicItem,
} from '@careplus/core/loyalty'
import { loyaltyCopy as copy } from '../../copy/loyalty.th'

/** `mine` is the result computed for the reader; null: nothing known. */
export interface ListedItem {
  readonly item: PublicItem
  readonly mine: MemberItem | null
}

export interface ItemState {
  /** `ready`: can be had now. `short`: something of the member's own is missing. `closed`: nobody can have it now. */
  readonly kind: 'ready' | 'short' | 'closed'
  readonly words: string
}

const fewPieces = 10

const few = ({ type, stock_balance }: PublicItem): string =>
  type === 'reward' && stock_balance <= fewPieces ? ` ${copy.left(counted(stock_balance, copy.piece))}` : ''

const openWords = ({ type }: PublicItem): string =>
  type === 'reward' ? itemStatusWords.available : drawStateWords.open

const closedWords = (item: PublicItem): string =>
  item.type === 'reward' && item.status === 'scheduled'
    ? redemptionWords({ _tag: 'NotOpenYet', on: item.begin_date }, item.type)
    : itemStatusWords[item.status]

/** The state of an item in a card's words, which have room for one reason. `signedIn`: `mine` is a member's. */
export const itemState = ({ item, mine }: ListedItem, signedIn: boolean): ItemState => {
  if (item.status !== 'available') return { kind: 'closed', words: mine?.alert_messages[0] ?? closedWords(item) }
  if (!signedIn || mine === null) return { kind: 'ready', words: `${openWords(item)}${few(item)}` }
  if (mine.is_redeemable) return { kind: 'ready', words: `${copy.redeemable[item.type]}${few(item)}` }
  return { kind: 'short', words: mine.alert_messages[0] ?? openWords(item) }
}

export const lacksPoints = ({ status, current_points, point }: ItemDetail, signedIn: boolean): boolean =>
  signedIn && status === 'available' && current_points < point
