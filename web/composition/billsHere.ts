import { deviceBills, devicePictures } from '@careplus/adapters/storage'

/** What this device keeps of bills. One for the page: what the device does not take is in its memory. */
export const billsHere = deviceBills()

/** The pictures of a request that is being written, likewise. */
export const requestPicturesHere = devicePictures('careplus.requests')
