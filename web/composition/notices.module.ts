import { httpNotices } from '@careplus/adapters/http'
import { group } from './base'

/** Loaded when a member's page is idle, or with the first screen of notices. */
export const notices = group(['client'], ({ client }) => httpNotices(client))
