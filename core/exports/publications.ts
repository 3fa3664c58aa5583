export { ArticleTopic, ArticleAge, ArticleCard, type Article } from '../domain/publications/article.js'
export type { Span, Block, Picture } from '../domain/publications/blocks.js'
export type { CampaignCard, CampaignPage } from '../domain/publications/campaign.js'
export type { NoticeTopic } from '../domain/publications/notice.js'
export type { TextPage } from '../domain/publications/page.js'
export type {
  Brand,
  ProductCategory,
  ProductCard,
  ProductPage,
  ProductShelves,
} from '../domain/publications/product.js'
export * from '../words/publications.js'
