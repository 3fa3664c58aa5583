export * from '../domain/otp/codeInput.js'
export * from '../domain/otp/phoneCode.js'
export * from '../usecases/otp/codeFailures.js'
export * from '../usecases/otp/oneTimeCode.machine.js'
