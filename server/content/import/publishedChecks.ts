import { compareDates } from '@careplus/core/internal/calendar'
import { recordedTexts } from '@careplus/core/internal/consents'
import { mayPromote } from '@careplus/core/loyalty-milk-code'
import { foodClaimsIn } from '@careplus/core/internal/publications'
import { repeated, undrawn } from './contentChecks.js'
import type { Entries } from './contentEntries.js'
import { fault, type ContentFault, type Place } from './contentFaults.js'
import type { Parsed } from './parseFile.js'
import { sourcedFigureFaults } from './sourcedFigures.js'
import { pageHash, reviewHash } from './textHashes.js'
import type { Article, TextPage } from './publishedShapes.js'

const pageSlugs = [
  'about-us',
  'consent-advertising',
  'consent-analytics',
  'consent-child-health',
  'consent-line',
  'consent-marketing',
  'consent-mobility',
  'privacy-policy',
  'privacy-policy-2-1',
  'privacy-policy-announcement',
  'privacy-policy-first',
  'privacy-policy-new',
  'suspend-date',
  'terms-and-conditions',
  'terms-and-conditions-2-0',
  'terms-and-conditions-first',
  'terms-conditions',
]

const keyed = <A>(entries: ReadonlyArray<Parsed<A>>, field: string & keyof A) =>
  entries.map(({ value, at }) => ({ id: String(value[field]), place: at(field) }))

const repeats = (entries: Entries): ReadonlyArray<ContentFault> => [
  ...repeated(keyed(entries.brands, 'id')),
  ...repeated(keyed(entries.productCategories, 'slug')),
  ...repeated(keyed(entries.productCategories, 'id')),
  ...repeated(keyed(entries.productTags, 'slug')),
  ...repeated(keyed(entries.articles, 'id')),
  ...repeated(
    keyed(
      entries.articles.filter(({ value }) => value.slug !== null),
      'slug',
    ),
  ),
  ...repeated(keyed(entries.campaigns, 'id')),
  ...repeated(keyed(entries.notices, 'id')),
  ...repeated(keyed(entries.pages, 'slug')),
]

const publishedPictureFaults = ({
  pictures,
  articles,
  products,
  brands,
  campaigns,
}: Entries): ReadonlyArray<ContentFault> => [
  ...articles.flatMap(({ value, at }) =>
    (['square', 'banner'] as const).flatMap((shape) => undrawn(pictures, `${value.picture}-${shape}`, at('picture'))),
  ),
  ...products.flatMap(({ value, at }) =>
    mayPromote(value.age_line) ? undrawn(pictures, `${value.picture}-bare`, at('picture')) : [],
  ),
  ...[...products, ...brands].flatMap(({ value, at }) => undrawn(pictures, `${value.picture}-square`, at('picture'))),
  ...campaigns.flatMap(({ value, at }) => [
    ...undrawn(pictures, `${value.picture}-banner`, at('picture')),
    ...(value.highlights ?? []).flatMap(({ picture }, index) =>
      picture === null ? [] : undrawn(pictures, picture, at('highlights', index, 'picture')),
    ),
  ]),
]

const unknownIn = (known: ReadonlySet<string>, file: string) => (name: string, place: Place) =>
  known.has(name) ? [] : [fault(place, `is ${name}, which is not in ${file}`)]

const productFaults = ({
  products,
  productCategories,
  productTags,
  shops,
  brands,
}: Entries): ReadonlyArray<ContentFault> => {
  const brand = unknownIn(new Set(brands.map(({ value }) => String(value.id))), 'brands.json')
  const category = unknownIn(new Set(productCategories.map(({ value }) => value.slug)), 'product-categories.json')
  const tag = unknownIn(new Set(productTags.map(({ value }) => value.slug)), 'product-tags.json')
  const shop = unknownIn(new Set(shops.map(({ value }) => value.id)), 'shops.json')
  return products.flatMap(({ value, at }) => [
    ...brand(String(value.brand_id), at('brand_id')),
    ...category(value.category, at('category')),
    ...value.tags.flatMap((slug, index) => tag(slug, at('tags', index))),
    ...value.shops.flatMap((id, index) => shop(id, at('shops', index))),
    ...(mayPromote(value.age_line) || value.shops.length === 0
      ? []
      : [fault(at('shops'), `must be empty: ${value.age_line} products are information only`)]),
  ])
}

const claimed = (text: string, place: Place): ReadonlyArray<ContentFault> =>
  foodClaimsIn(text).map((claim) =>
    fault(
      place,
      `says “${claim}”, which needs an advertising permit: name it in advertising_permit, or remove the words`,
    ),
  )

/** A brand has no advertising permit of its own. */
const claimFaults = ({ products, productTags, brands }: Entries): ReadonlyArray<ContentFault> => {
  const titleOf = new Map(productTags.map(({ value }) => [value.slug, value.title]))
  return [
    ...products
      .filter(({ value }) => value.advertising_permit === null)
      .flatMap(({ value, at }) => [
        ...claimed(value.title, at('title')),
        ...claimed(value.description, at('description')),
        ...value.tags.flatMap((slug, index) => claimed(titleOf.get(slug) ?? '', at('tags', index))),
      ]),
    ...brands.flatMap(({ value, at }) => claimed(value.description, at('description'))),
  ]
}

/** A review is valid for the reviewed text alone. */
const reviewFaults = ({ value, at }: Parsed<Article>): ReadonlyArray<ContentFault> => {
  const { reviewed_on, reviewer, reviewed_hash } = value
  if (reviewed_on === null && reviewer === null)
    return reviewed_hash === null ? [] : [fault(at('reviewed_hash'), 'needs reviewer and reviewed_on')]
  if (reviewed_on === null || reviewer === null)
    return [fault(at('reviewer'), 'and reviewed_on must be set together, or neither')]
  if (compareDates(reviewed_on, value.published_on) < 0)
    return [fault(at('reviewed_on'), `must not be before published_on, ${value.published_on}`)]
  const hash = reviewHash(value)
  return reviewed_hash === hash
    ? []
    : [
        fault(
          at(reviewed_hash === null ? 'reviewer' : 'reviewed_hash'),
          `is not for this text: remove reviewer, reviewed_on and reviewed_hash, or, after ${reviewer} has read the present text, write reviewed_hash: ${hash}`,
        ),
      ]
}

const articleFaults = ({ articles }: Entries): ReadonlyArray<ContentFault> => {
  const article = unknownIn(new Set(articles.map(({ value }) => value.id)), 'articles')
  return articles.flatMap(({ value, at }) => [
    ...sourcedFigureFaults({ value, at }),
    ...value.related.flatMap((id, index) =>
      id === value.id ? [fault(at('related', index), 'is the article itself')] : article(id, at('related', index)),
    ),
    ...reviewFaults({ value, at }),
    ...(value.checks !== null && value.checks.from > value.checks.items.length
      ? [fault(at('checks', 'from'), `must be at most ${value.checks.items.length}, the number of items`)]
      : []),
    ...(value.checks?.alone?.items ?? []).flatMap((item, index) =>
      value.checks?.items.includes(item) === true
        ? []
        : [fault(at('checks', 'alone', 'items', index), 'must be one of the items, word for word')],
    ),
    ...(value.slug === null
      ? []
      : (['checks', 'home', 'doctor'] as const).flatMap((field) =>
          value[field] === null ? [fault(at(field), 'is missing, and a special article needs it')] : [],
        )),
  ])
}

const campaignFaults = ({ campaigns, notices, rewards }: Entries): ReadonlyArray<ContentFault> => {
  const campaign = unknownIn(new Set(campaigns.map(({ value }) => value.id)), 'campaigns')
  const reward = unknownIn(new Set(rewards.map(({ value }) => String(value.id))), 'rewards')
  return [
    ...campaigns.flatMap(({ value: { begin_date, end_date }, at }) =>
      compareDates(end_date, begin_date) < 0
        ? [fault(at('end_date'), `must not be before begin_date, ${begin_date}`)]
        : [],
    ),
    ...campaigns.flatMap(({ value, at }) => (value.reward === null ? [] : reward(value.reward, at('reward')))),
    ...notices.flatMap(({ value, at }) => (value.campaign === null ? [] : campaign(value.campaign, at('campaign')))),
  ]
}

/** A consent names its text by a version, so each version has one text. */
const recordedFaults = ({ value, at }: Parsed<TextPage>): ReadonlyArray<ContentFault> => {
  const recorded = recordedTexts.find(({ slug }) => slug === value.slug)
  const hash = pageHash(value, value.body)
  return recorded === undefined || recorded.sha256 === hash
    ? []
    : [
        fault(
          at('body'),
          `is not the text that consents to ${recorded.purpose} of ${recorded.version} are recorded under: a changed text takes a new day in consentTexts of core/domain/consents/consent.ts, and in recordedTexts.ts beside it sha256: '${hash}'`,
        ),
      ]
}

const pageFaults = ({ pages }: Entries): ReadonlyArray<ContentFault> => {
  const written = new Set(pages.map(({ value }) => value.slug))
  return [
    ...pages.flatMap(({ value, at }) =>
      pageSlugs.includes(value.slug) ? [] : [fault(at('slug'), `must be one of ${pageSlugs.join(', ')}`)],
    ),
    ...pages.flatMap(recordedFaults),
    ...pageSlugs.flatMap((slug) =>
      written.has(slug) ? [] : [fault({ file: `pages/${slug}.md`, line: 1, field: '' }, 'is not there')],
    ),
  ]
}

export const publishedChecks = (entries: Entries): ReadonlyArray<ContentFault> => [
  ...repeats(entries),
  ...publishedPictureFaults(entries),
  ...productFaults(entries),
  ...claimFaults(entries),
  ...articleFaults(entries),
  ...campaignFaults(entries),
  ...pageFaults(entries),
]
