import { httpAccountMigration, httpOwnAccount } from '@careplus/adapters/http'
import { group } from './base'

export const account = group(['client', 'transport', 'random'], ({ client, transport, random }) => ({
  own: httpOwnAccount(client),
  migrating: httpAccountMigration(transport, random),
}))
