import * as t from 'io-ts'
import { Block, PageLink } from '../publications/blocks.js'
import { NoticeTopic, PublishedNotice } from '../publications/notice.js'
import { namesOf } from '../reading/namesOf.js'
import { orNull } from '../reading/orNull.js'

/** What may be left out of the list. News of the account itself may not. */
const mutable: Readonly<Record<Exclude<NoticeTopic, 'account'>, null>> = { growth: null, points: null, news: null }
/** What a member may choose not to be told of. */
export const MutedTopic = /*#__PURE__*/ t.keyof(mutable, 'MutedTopic')
export type MutedTopic = t.TypeOf<typeof MutedTopic>

/** In the order of the screen. */
export const mutableTopics = /*#__PURE__*/ namesOf(MutedTopic.keys)

/** The kind of a notice that was written to everybody; a member's own say what happened, `bill.approved`. */
export const publishedKind = 'published'

/** A notice as its member sees it in the list. */
export const MemberNotice = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: t.string,
      topic: NoticeTopic,
      kind: t.string,
      title: t.string,
      text: t.string,
      /** Where it leads, a path of the app. */
      path: t.string,
      /** UTC ISO instant; of one to everybody, the beginning of its day in Bangkok. */
      at: t.string,
      read: t.boolean,
    },
    'MemberNotice',
  ),
)
export type MemberNotice = t.TypeOf<typeof MemberNotice>

/** A notice whole. */
export const OpenedNotice = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      notice: MemberNotice,
      layout: PublishedNotice.type.props.layout,
      /** Of the campaign that it tells of. */
      campaign_id: orNull(t.string),
      /** null: where it leads is all there is to do. */
      action: orNull(PageLink),
      blocks: /*#__PURE__*/ t.array(Block),
    },
    'OpenedNotice',
  ),
)
export type OpenedNotice = t.TypeOf<typeof OpenedNotice>

/** A part of the member's list. `unread`: of all that is not muted, whatever was asked for. */
export const NoticePart = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      total: t.number,
      items: /*#__PURE__*/ t.array(MemberNotice),
      /** From where the next part begins; null: that was the last. */
      next: orNull(t.number),
      unread: t.number,
      mutes: /*#__PURE__*/ t.array(MutedTopic),
    },
    'NoticePart',
  ),
)
export type NoticePart = t.TypeOf<typeof NoticePart>
