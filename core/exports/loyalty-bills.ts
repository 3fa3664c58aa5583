export * from '../usecases/loyalty/storedBill.js'
export * from '../usecases/loyalty/billUpload.machine.js'
export * from '../usecases/loyalty/billSender.js'
export type { Refused, UploadOutcome } from '../usecases/loyalty/uploadBill.js'
