import {
  httpAddresses,
  httpBills,
  httpBillUploads,
  httpMissions,
  httpPoints,
  httpPrizes,
  httpRedemptions,
  httpRewards,
} from '@careplus/adapters/http'
import { billSender, type BillSender } from '@careplus/core/loyalty-bills'
import type { Bills, Clock, Lock, Random } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { onReturn } from '../page/onReturn'
import { deviceBillStore } from './deviceBillStore'
import { reportingMissions, reportingRedemptions } from './pointsChanges'
import { group } from './base'

const sending = (deps: {
  readonly bills: Bills
  readonly session: Session
  readonly clock: Clock
  readonly random: Random
  readonly lock: Lock
}): BillSender => {
  const { actor } = deps.session
  const sender = billSender({ ...deps, queue: deviceBillStore.queue })
  const follow = (): void => sender.setMember(actor.getSnapshot().context.user?.id ?? null)
  actor.subscribe(follow)
  follow()
  onReturn(sender.connectionReturned)
  return sender
}

export const rewards = group(
  ['client', 'session', 'clock', 'random', 'lock'],
  ({ client, session, clock, random, lock }) => {
    const bills = httpBills(client)
    return {
      rewards: httpRewards(client),
      points: httpPoints(client),
      redemptions: reportingRedemptions(httpRedemptions(client)),
      prizes: httpPrizes(client),
      addresses: httpAddresses(client),
      missions: reportingMissions(httpMissions(client)),
      bills,
      billUploads: httpBillUploads(client),
      billSender: sending({ bills, session, clock, random, lock }),
      deviceBills: deviceBillStore,
    }
  },
)
