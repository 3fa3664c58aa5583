import { fetchSignInMethods } from '@careplus/adapters/http'
import { httpConfig } from './config'

/** The sign-in methods that the server offers. Needs nothing else of the composition. */
export const signInMethods = fetchSignInMethods(httpConfig)
