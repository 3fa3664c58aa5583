import { fetchSignInMethods } from '@careplus/adapters/http'
import { httpConfig } from './config'

export const signInMethods = () => fetchSignInMethods(httpConfig)
