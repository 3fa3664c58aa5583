import * as t from 'io-ts'
import { IsoDate } from '../calendar/isoDateCodec.js'
import { Block, Picture } from './blocks.js'
import { orNull } from '../reading/orNull.js'

/** The topic of an article. */
export const ArticleTopic = /*#__PURE__*/ t.keyof(
  { eating: null, sleep: null, tummy: null, growth: null, illness: null, teeth: null, play: null, adult: null },
  'ArticleTopic',
)
export type ArticleTopic = t.TypeOf<typeof ArticleTopic>

/** The readers of an article: children by age, or the household's adults. */
export const ArticleAge = /*#__PURE__*/ t.keyof(
  { '0-6m': null, '6-12m': null, '1-3y': null, '3y-up': null, adult: null },
  'ArticleAge',
)
export type ArticleAge = t.TypeOf<typeof ArticleAge>

const fromMonths: Readonly<Record<ArticleAge, number>> = { '0-6m': 0, '6-12m': 6, '1-3y': 12, '3y-up': 36, adult: 240 }

export const youngestMonths = (ages: ReadonlyArray<ArticleAge>): number =>
  Math.min(...ages.map((age) => fromMonths[age]))

/** `key`: the article's name in the address, a number or a word. */
const cardFields = {
  id: t.string,
  key: t.string,
  title: t.string,
  summary: t.string,
  topic: ArticleTopic,
  ages: /*#__PURE__*/ t.array(ArticleAge),
  minutes: t.number,
  published_on: IsoDate,
  has_checks: t.boolean,
  square: Picture,
  banner: Picture,
}

/** An article in a list. */
export const ArticleCard = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(cardFields, 'ArticleCard'))
export type ArticleCard = t.TypeOf<typeof ArticleCard>

const texts = /*#__PURE__*/ t.array(t.string)
const TodoList = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ title: t.string, items: texts }))

const SignsAlone = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ items: texts, note: t.string }))

/** `note` is shown from `from` ticks on. */
const SignList = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ title: t.string, items: texts, from: t.number, note: t.string, alone: orNull(SignsAlone) }),
)

const UrgentSigns = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ title: t.string, signs: texts }))

/** `later`: signs that can wait longer than the title says. */
const DoctorCall = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.intersection([
    /*#__PURE__*/ t.type({ title: t.string, signs: texts, emergency: orNull(t.string) }),
    /*#__PURE__*/ t.partial({ later: orNull(UrgentSigns) }),
  ]),
)

const ArticleSource = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ title: t.string, publisher: t.string, year: t.number, url: orNull(t.string) }),
)

/** A published article. `reviewed_on` and `reviewer`: a real and named professional who has read this version.
 * `sources`: texts refer to them by place. */
export const Article = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...cardFields,
      reviewed_on: orNull(IsoDate),
      reviewer: orNull(t.string),
      sources: /*#__PURE__*/ t.array(ArticleSource),
      blocks: /*#__PURE__*/ t.array(Block),
      try: orNull(TodoList),
      checks: orNull(SignList),
      home: orNull(TodoList),
      doctor: orNull(DoctorCall),
      related: /*#__PURE__*/ t.array(ArticleCard),
    },
    'Article',
  ),
)
export type Article = t.TypeOf<typeof Article>
