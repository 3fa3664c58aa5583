import type { Consents } from '@careplus/core/ports'
import { loadOnce } from '../memberCache'

/** The newest consents of the member. The profile and the question about changed texts share one call. */
export const newestConsents = (memberId: string, list: Consents['list']) =>
  loadOnce(memberId, 'consents.newest', () => list(null, null))
