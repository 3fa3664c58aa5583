import * as t from 'io-ts'
import { IsoDate } from '../calendar/isoDateCodec.js'
import { Block, PageLink } from './blocks.js'
import { orNull } from '../reading/orNull.js'

/** A topic by which members mute notices; those about the account cannot be muted. */
export const NoticeTopic = /*#__PURE__*/ t.keyof(
  { growth: null, points: null, news: null, account: null },
  'NoticeTopic',
)
export type NoticeTopic = t.TypeOf<typeof NoticeTopic>

export const NoticeLayout = /*#__PURE__*/ t.keyof(
  { notice: null, campaign: null, 'header-notice': null, header: null, footer: null },
  'NoticeLayout',
)

export const PublishedNotice = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      id: t.string,
      topic: NoticeTopic,
      title: t.string,
      summary: t.string,
      published_on: IsoDate,
      layout: NoticeLayout,
      campaign_id: orNull(t.string),
      action: orNull(PageLink),
      blocks: /*#__PURE__*/ t.array(Block),
    },
    'PublishedNotice',
  ),
)
export type PublishedNotice = t.TypeOf<typeof PublishedNotice>
