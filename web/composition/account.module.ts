import { httpAccountMigration, httpOwnAccount } from '@careplus/adapters/http'
import { group } from './base'

/** The member's own account, and moving one of the earlier site. */
export const account = group(['client', 'transport', 'random'], ({ client, transport, random }) => ({
  own: httpOwnAccount(client),
  migrating: httpAccountMigration(transport, random),
}))
