import { askApi, publicCarrier } from '@careplus/adapters/http'
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
  askTrackers,
  type ArticlesQuery,
  type Asking,
  type ProductsQuery,
} from '@careplus/adapters/http'

/** The API's answer to whatever anybody may read; needs nothing else of the composition. */
export const askPublished = (path: string) => askApi(publicCarrier(httpConfig), path)
