import * as t from 'io-ts'
import {
  Article,
  CampaignCard,
  CampaignPage,
  ProductCard,
  ProductPage,
  ProductShelves,
  TextPage,
} from '@careplus/core/internal/publications'
import { ArticleAge, ArticleCard, ArticleTopic } from '@careplus/core/publications'
import { AgeLine } from '@careplus/core/internal/loyalty-milk-code'
import { CatalogueNumber } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, fields, line, matching, orNull } from './values.js'

const Place = /*#__PURE__*/ matching('Place', /^\d{1,6}$/)
const Slug = /*#__PURE__*/ matching('Slug', /^[a-z0-9]+(-[a-z0-9]+)*$/)
const Search = /*#__PURE__*/ line('Search', 1, 100)

const partOf = <C extends t.Mixed>(codec: C) =>
  dataOf(t.exact(t.type({ total: t.number, items: t.array(codec), next: orNull(t.number) })))

export const listArticles = /*#__PURE__*/ endpoint({
  name: 'listArticles',
  method: 'GET',
  path: '/th/articles/',
  query: /*#__PURE__*/ fields({}, { topic: ArticleTopic, age: ArticleAge, search: Search, from: Place }),
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ partOf(ArticleCard),
  summary: 'Articles, newest first, 24 at a time; of a search those whose title has it come first.',
})

export const readArticle = /*#__PURE__*/ endpoint({
  name: 'readArticle',
  method: 'GET',
  path: '/th/articles/{article_key}/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(Article),
  summary: 'An article by its number, or a special one by its name.',
})

export const noteArticleRead = /*#__PURE__*/ endpoint({
  name: 'noteArticleRead',
  method: 'POST',
  path: '/th/articles/{article_key}/read/',
  auth: 'bearer',
  body: null,
  answer: /*#__PURE__*/ dataOf(t.null),
  summary: "The member has read it to its end: what this month's mission counts. Twice is once.",
})

export const listProducts = /*#__PURE__*/ endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/th/products/',
  query: /*#__PURE__*/ fields(
    {},
    {
      brand: CatalogueNumber,
      age_line: AgeLine,
      category: Slug,
      tag: Slug,
      earns: /*#__PURE__*/ matching('Earns', /^1$/),
      search: Search,
      from: Place,
    },
  ),
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ partOf(ProductCard),
  summary:
    'Products in the order of the shelf, 24 at a time; `earns=1`: those that earn points. None for infants; those for young ' +
    'children only where `age_line` asks for them and nothing else does.',
})

export const readShelves = /*#__PURE__*/ endpoint({
  name: 'readShelves',
  method: 'GET',
  path: '/th/product-shelves/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(ProductShelves),
  errors: ['not_found'],
  summary: 'Brands, categories and tags of products.',
})

export const readProduct = /*#__PURE__*/ endpoint({
  name: 'readProduct',
  method: 'GET',
  path: '/th/products/{product_id}/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(ProductPage),
  summary: 'A product. One for infants or young children has neither points nor shop.',
})

export const listCampaigns = /*#__PURE__*/ endpoint({
  name: 'listCampaigns',
  method: 'GET',
  path: '/th/campaigns/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(/*#__PURE__*/ t.array(CampaignCard)),
  summary: 'Campaigns, those to come and those that are over included.',
})

export const readCampaign = /*#__PURE__*/ endpoint({
  name: 'readCampaign',
  method: 'GET',
  path: '/th/campaigns/{campaign_id}/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(CampaignPage),
  summary: 'A campaign.',
})

export const readTextPage = /*#__PURE__*/ endpoint({
  name: 'readTextPage',
  method: 'GET',
  path: '/th/pages/{page_slug}/',
  auth: 'none',
  cached: true,
  body: null,
  answer: /*#__PURE__*/ dataOf(TextPage),
  summary: 'A page of text: about us, privacy, terms.',
})
