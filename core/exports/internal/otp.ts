export { codeText, isFull } from '../../domain/otp/codeInput.js'
export { phoneCodeLifeSeconds, phoneFailureMemorySeconds, phoneCodeDigits } from '../../domain/otp/phoneCode.js'
export { askByRequest } from '../../usecases/otp/askByRequest.js'
