import type { SavedAddress } from '@careplus/core/ports'
import { useRewardsServices } from '../../calls/useServices'
import { useRemote, type Remote } from '../../calls/remote'

export const useAddresses = (): readonly [Remote<ReadonlyArray<SavedAddress>>, reload: () => void] =>
  useRemote('addresses', useRewardsServices().addresses.list)
