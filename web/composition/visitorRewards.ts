import { httpRewards } from '@careplus/adapters/http'
import { publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

export const visitorRewards = httpRewards(publicCarrier(httpConfig))
