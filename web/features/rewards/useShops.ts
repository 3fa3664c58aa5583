import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Shop } from '@careplus/core/loyalty'
import { useMemo } from 'react'
import { saveLoyalty } from '../../calls/loyalty/storedLoyalty'
import { useRewardsServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { useStoredLoyalty } from './useStoredLoyalty'

const open = (shops: ReadonlyArray<Shop>): ReadonlyArray<Shop> => shops.filter(({ status }) => status === 'available')

/** The device's copy is shown while the shops load, and offline. */
export const useShops = (): readonly [Remote<ReadonlyArray<Shop>>, () => void] => {
  const { rewards } = useRewardsServices()
  const memberId = useSession().user?.id ?? null
  const stored = open(useStoredLoyalty().shopList)
  const read = useMemo(
    () =>
      pipe(
        rewards.shops,
        TE.map((shops) => {
          saveLoyalty([{ _tag: 'Shops', shops }], memberId)
          return open(shops)
        }),
      ),
    [rewards, memberId],
  )
  const [remote, reload] = useRemote('shops', read)
  if (remote._tag === 'ready' || stored.length === 0) return [remote, reload]
  return [{ _tag: 'ready', value: stored, stale: remote._tag === 'failed' ? remote.failure : null }, reload]
}
