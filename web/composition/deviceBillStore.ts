import { deviceBills, devicePictures } from '@careplus/adapters/storage'

/** One for the page: what the device refuses to store stays in its memory. */
export const deviceBillStore = deviceBills()

export const deviceRequestPictures = devicePictures('careplus.requests')
