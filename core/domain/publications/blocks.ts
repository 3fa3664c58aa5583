import * as t from 'io-ts'

/** A run of text in one weight. */
export const Span = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ text: t.string, strong: t.boolean }, 'Span'))
export type Span = t.TypeOf<typeof Span>

const Line = /*#__PURE__*/ t.array(Span)

const Heading = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ kind: t.literal('heading'), spans: Line }))
const Paragraph = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ kind: t.literal('paragraph'), spans: Line }))
const Aside = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ kind: t.literal('note'), spans: Line }))
const List = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ kind: t.literal('list'), ordered: t.boolean, items: /*#__PURE__*/ t.array(Line) }),
)

/** A block of a long text, in reading order, without layout. */
export const Block = /*#__PURE__*/ t.union([Heading, Paragraph, Aside, List], 'Block')
export type Block = t.TypeOf<typeof Block>

/** An own drawing: its address and alternative text. */
export const Picture = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ url: t.string, alt: t.string }, 'Picture'))
export type Picture = t.TypeOf<typeof Picture>

export const PageLink = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ label: t.string, path: t.string }, 'PageLink'))
export type PageLink = t.TypeOf<typeof PageLink>
