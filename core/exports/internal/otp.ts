export { phoneCodeLifeSeconds, phoneFailureMemorySeconds, phoneCodeDigits } from '../../domain/otp/phoneCode.js'
export { askByRequest } from '../../usecases/otp/askByRequest.js'
