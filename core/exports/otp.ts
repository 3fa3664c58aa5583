export {
  type CodeType,
  type CodeInput,
  type CodeInputEvent,
  emptyCodeInput,
  completeCode,
  type OneTimeCodeProblem,
  parseOneTimeCode,
  codeInputReducer,
} from '../domain/otp/codeInput.js'
export {
  type CodeRequestRefusal,
  type CodeRefusal,
  codeRequestRefusal,
  codeRefusal,
} from '../usecases/otp/codeFailures.js'
export * from '../usecases/otp/oneTimeCode.machine.js'
export * from '../words/otp.js'
