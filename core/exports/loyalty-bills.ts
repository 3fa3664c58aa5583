export * from '../usecases/loyalty/keptBill.js'
export * from '../usecases/loyalty/billUpload.machine.js'
export * from '../usecases/loyalty/billSender.js'
export type { Refused, UploadOutcome } from '../usecases/loyalty/uploadBill.js'
