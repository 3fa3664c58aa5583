export * from '../domain/call/failure.js'
export * from '../domain/call/outcome.js'
