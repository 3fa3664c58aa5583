import * as t from 'io-ts'
import { IsoDate } from '../calendar/isoDateCodec.js'
import { Block, PageLink } from './blocks.js'
import { orNull } from '../reading/orNull.js'

/** A page of text: about us, privacy, terms. `version` and `effective_on` only for texts that need consent. */
export const TextPage = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      slug: t.string,
      title: t.string,
      summary: t.string,
      version: orNull(t.string),
      effective_on: orNull(IsoDate),
      links: /*#__PURE__*/ t.array(PageLink),
      blocks: /*#__PURE__*/ t.array(Block),
    },
    'TextPage',
  ),
)
export type TextPage = t.TypeOf<typeof TextPage>
