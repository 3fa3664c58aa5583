import { fetchMaintenance } from '@careplus/adapters/http'
import { publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

const carrier = publicCarrier({ backEnd: httpConfig.backEnd, apiKey: httpConfig.apiKey })

export const maintenance = () => fetchMaintenance(carrier)
