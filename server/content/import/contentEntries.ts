import type { Pictures } from './contentPictures.js'
import type { Read } from './parseFile.js'
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
  readonly shops: ReadonlyArray<Read<Shop>>
  readonly categories: ReadonlyArray<Read<Category>>
  readonly products: ReadonlyArray<Read<Product>>
  readonly brands: ReadonlyArray<Read<Brand>>
  readonly productCategories: ReadonlyArray<Read<ProductCategory>>
  readonly productTags: ReadonlyArray<Read<ProductTag>>
  readonly articles: ReadonlyArray<Read<Article>>
  readonly campaigns: ReadonlyArray<Read<Campaign>>
  readonly notices: ReadonlyArray<Read<Notice>>
  readonly pages: ReadonlyArray<Read<TextPage>>
  readonly rewards: ReadonlyArray<Read<Reward>>
  readonly draws: ReadonlyArray<Read<LuckyDraw>>
  readonly months: ReadonlyArray<Read<Month>>
  readonly pictures: Pictures
}
