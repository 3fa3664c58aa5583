import { fetchSignInMethods } from '@careplus/adapters/http'
import { httpConfig } from './config'

/** Which ways in the back end offers; needs nothing else of the composition. */
export const waysIn = fetchSignInMethods(httpConfig)
