export * from '../domain/call/failure.js'
export { type CallOutcome, outcomeOf, isPassing, isSettled, hasArrived, waitOf } from '../domain/call/outcome.js'
export { type AttemptDeps, type Attempts, attempts } from '../usecases/sending/attempts.js'
