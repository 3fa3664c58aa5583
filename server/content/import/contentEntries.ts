import type { Pictures } from './contentPictures.js'
import type { Parsed } from './parseFile.js'
import type {
  Article,
  Brand,
  Campaign,
  Notice,
  Product,
  ProductCategory,
  ProductTag,
  TextPage,
} from './publishedShapes.js'
import type { Category, LuckyDraw, Month, Reward, Shop } from './contentShapes.js'

export interface Entries {
  readonly shops: ReadonlyArray<Parsed<Shop>>
  readonly categories: ReadonlyArray<Parsed<Category>>
  readonly products: ReadonlyArray<Parsed<Product>>
  readonly brands: ReadonlyArray<Parsed<Brand>>
  readonly productCategories: ReadonlyArray<Parsed<ProductCategory>>
  readonly productTags: ReadonlyArray<Parsed<ProductTag>>
  readonly articles: ReadonlyArray<Parsed<Article>>
  readonly campaigns: ReadonlyArray<Parsed<Campaign>>
  readonly notices: ReadonlyArray<Parsed<Notice>>
  readonly pages: ReadonlyArray<Parsed<TextPage>>
  readonly rewards: ReadonlyArray<Parsed<Reward>>
  readonly draws: ReadonlyArray<Parsed<LuckyDraw>>
  readonly months: ReadonlyArray<Parsed<Month>>
  readonly pictures: Pictures
}
