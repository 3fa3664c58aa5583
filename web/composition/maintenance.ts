import { fetchMaintenance } from '@careplus/adapters/http'
import { publicCarrier } from '@careplus/adapters/internal/http'
import { httpConfig } from './config'

export const maintenance = () =>
  fetchMaintenance(publicCarrier({ backEnd: httpConfig.backEnd, apiKey: httpConfig.apiKey }))
