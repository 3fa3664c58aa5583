import { httpRewards } from '@careplus/adapters/http'
import { publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

/** Rewards as anybody sees them; needs nothing else of the composition. */
export const visitorRewards = httpRewards(publicCarrier(httpConfig))
