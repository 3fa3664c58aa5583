import { deviceBills, devicePictures } from '@careplus/adapters/storage'

/** Bills stored on this device. One for the page: what the device refuses to store stays in its memory. */
export const deviceBillStore = deviceBills()

/** Pictures of a request that is being written. One for the page, as with bills. */
export const deviceRequestPictures = devicePictures('careplus.requests')
