export * from '../domain/request/message.js'
export * from '../domain/request/request.js'
export * from '../words/request.js'
