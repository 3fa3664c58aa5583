import { ContainerModule } from 'inversify'
import {
  httpAddresses,
  httpBills,
  httpBillUploads,
  httpMissions,
  httpPoints,
  httpPrizes,
  httpRedemptions,
  httpRewards,
  type HttpClient,
} from '@careplus/adapters/http'
import { billSender, type BillSender } from '@careplus/core/loyalty-bills'
import type { Bills, Clock, Lock, Random } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { onReturn } from '../page/onReturn'
import { billsHere } from './billsHere'
import { tellingMissions, tellingRedemptions } from './pointsChanges'
import type { RewardsServices } from './services'
import { Tokens } from './tokens'

/** Sends what the signed-in member left unsent, and tries again when the connection or the tab returns. */
const sending = (deps: {
  readonly bills: Bills
  readonly session: Session
  readonly clock: Clock
  readonly random: Random
  readonly lock: Lock
}): BillSender => {
  const { actor } = deps.session
  const sender = billSender({ ...deps, queue: billsHere.queue })
  const follow = (): void => sender.setMember(actor.getSnapshot().context.user?.id ?? null)
  actor.subscribe(follow)
  follow()
  onReturn(sender.connectionReturned)
  return sender
}

export const rewardsModule = new ContainerModule(({ bind }) => {
  bind(Tokens.rewards)
    .toResolvedValue(
      (client: HttpClient, session: Session, clock: Clock, random: Random, lock: Lock): RewardsServices => {
        const bills = httpBills(client)
        return {
          rewards: httpRewards(client),
          points: httpPoints(client),
          redemptions: tellingRedemptions(httpRedemptions(client)),
          prizes: httpPrizes(client),
          addresses: httpAddresses(client),
          missions: tellingMissions(httpMissions(client)),
          bills,
          billUploads: httpBillUploads(client),
          billSender: sending({ bills, session, clock, random, lock }),
          deviceBills: billsHere,
        }
      },
      [Tokens.client, Tokens.session, Tokens.clock, Tokens.random, Tokens.lock],
    )
    .inSingletonScope()
})
