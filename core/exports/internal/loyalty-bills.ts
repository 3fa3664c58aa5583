export { BillPictureCodec, StoredBillCodec } from '../../usecases/loyalty/storedBill.js'
export { staysRead } from '../../usecases/loyalty/billReadingContext.js'
