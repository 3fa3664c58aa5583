export * from '../domain/call/failure.js'
export * from '../domain/call/outcome.js'
export * from '../usecases/sending/attempts.js'
