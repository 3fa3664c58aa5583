import { adultsPrefix, localStore } from '@careplus/adapters/storage'

/**
 * What this device keeps of the adults whom members look after. One for the page: what storage does not take is in its
 * memory, which whoever wipes has to reach as well.
 */
export const adultsStore = localStore(adultsPrefix)
