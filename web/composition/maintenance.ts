import { fetchMaintenance } from '@careplus/adapters/http'
import { publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

/** Whether the server is closed for maintenance; needs nothing else of the composition. */
export const maintenance = fetchMaintenance(publicCarrier({ backEnd: httpConfig.backEnd, apiKey: httpConfig.apiKey }))
