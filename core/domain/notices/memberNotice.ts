import * as t from 'io-ts'
import { Block, PageLink } from '../publications/blocks.js'
import { NoticeTopic, PublishedNotice } from '../publications/notice.js'
import { namesOf } from '../reading/namesOf.js'
import { orNull } from '../reading/orNull.js'

const mutable: Readonly<Record<Exclude<NoticeTopic, 'account'>, null>> = { growth: null, points: null, news: null }
/** A topic that a member may mute. */
export const MutedTopic = /*#__PURE__*/ t.keyof(mutable, 'MutedTopic')
export type MutedTopic = t.TypeOf<typeof MutedTopic>

/** The topics that a member may mute, in the order of the screen. */
export const mutableTopics = /*#__PURE__*/ namesOf(MutedTopic.keys)

/** The kind of a notice to all members; a member's own has the event, such as `bill.approved`. */
export const publishedKind = 'published'

/** A notice in a member's list. `at`: UTC ISO instant, for a notice to all the start of its Bangkok day. */
export const MemberNotice = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: t.string,
      topic: NoticeTopic,
      kind: t.string,
      title: t.string,
      text: t.string,
      path: t.string,
      at: t.string,
      read: t.boolean,
    },
    'MemberNotice',
  ),
)
export type MemberNotice = t.TypeOf<typeof MemberNotice>

/** A whole notice. `action` null: `path` is the only link. */
export const OpenedNotice = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      notice: MemberNotice,
      layout: PublishedNotice.type.props.layout,
      campaign_id: orNull(t.string),
      action: orNull(PageLink),
      blocks: /*#__PURE__*/ t.array(Block),
    },
    'OpenedNotice',
  ),
)
export type OpenedNotice = t.TypeOf<typeof OpenedNotice>

/** A page of the list. `unread`: of all notices that are not muted, in any page. `next`: null after the last page. */
export const NoticePart = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      total: t.number,
      items: /*#__PURE__*/ t.array(MemberNotice),
      next: orNull(t.number),
      unread: t.number,
      mutes: /*#__PURE__*/ t.array(MutedTopic),
    },
    'NoticePart',
  ),
)
export type NoticePart = t.TypeOf<typeof NoticePart>
