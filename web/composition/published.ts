import { askApi, publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

export {
  askArticle,
  askArticles,
  askCampaign,
  askCampaigns,
  askLuckyDraws,
  askProduct,
  askProducts,
  askRewards,
  askShelves,
  askTextPage,
  type ArticlesQuery,
  type Asking,
  type ProductsQuery,
} from '@careplus/adapters/http'
export { askTrackers } from '@careplus/adapters/internal/http'

export const askPublished = (path: string) => askApi(publicCarrier(httpConfig), path)
