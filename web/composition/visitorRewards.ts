import { httpRewards, publicCarrier } from '@careplus/adapters/http'
import { httpConfig } from './config'

/** Rewards as anybody sees them; needs nothing else of the composition. */
export const visitorRewards = httpRewards(publicCarrier(httpConfig))
