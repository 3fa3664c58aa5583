import { adultsPrefix } from '@careplus/adapters/internal/storage'
import { localStore } from '@careplus/adapters/storage'

/** One for the page: entries that storage refuses stay in this object's memory, and erasing them has to reach it. */
export const adultsStore = localStore(adultsPrefix)
