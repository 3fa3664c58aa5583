import {
  counted,
  drawStateWords,
  itemStatusWords,
  redemptionWords,
  type MemberItem,
  type PublicItem,
} from '@careplus/core/loyalty'
import { loyaltyCopy as copy } from '../../copy/loyalty.th'

/** An item of a list: what is the same for everybody, and what was reckoned for whoever is here (null: nothing known). */
export interface ShelfItem {
  readonly item: PublicItem
  readonly mine: MemberItem | null
}

export interface ItemState {
  /** `ready`: can be had now. `short`: something of the member's own is in the way. `closed`: nobody can have it now. */
  readonly kind: 'ready' | 'short' | 'closed'
  readonly words: string
}

/** From this many pieces on the rest is told. */
const fewPieces = 10

const few = ({ type, stock_balance }: PublicItem): string =>
  type === 'reward' && stock_balance <= fewPieces ? ` ${copy.left(counted(stock_balance, copy.piece))}` : ''

const openWords = ({ type }: PublicItem): string =>
  type === 'reward' ? itemStatusWords.available : drawStateWords.open

const closedWords = (item: PublicItem): string =>
  item.type === 'reward' && item.status === 'scheduled'
    ? redemptionWords({ _tag: 'NotOpenYet', on: item.begin_date }, item.type)
    : itemStatusWords[item.status]

/** How an item stands, in the words of a card: there is room for one reason. `signedIn`: whether `mine` is a member's. */
export const itemState = ({ item, mine }: ShelfItem, signedIn: boolean): ItemState => {
  if (item.status !== 'available') return { kind: 'closed', words: mine?.alert_messages[0] ?? closedWords(item) }
  if (!signedIn || mine === null) return { kind: 'ready', words: `${openWords(item)}${few(item)}` }
  if (mine.is_redeemable) return { kind: 'ready', words: `${copy.redeemable[item.type]}${few(item)}` }
  return { kind: 'short', words: mine.alert_messages[0] ?? openWords(item) }
}
