import { httpNotices } from '@careplus/adapters/http'
import { group } from './base'

export const notices = group(['client'], ({ client }) => httpNotices(client))
