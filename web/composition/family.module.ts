import { httpFamily } from '@careplus/adapters/http'
import type { FamilyReader } from '@careplus/core/ports'
import { group } from './base'
import { storedOnDevice } from './storedOnDevice'

export const family = group(['client', 'session'], ({ client, session }): FamilyReader => ({
  read: storedOnDevice(httpFamily(client).read, ({ children }) => children.map(({ child }) => child), session),
}))
