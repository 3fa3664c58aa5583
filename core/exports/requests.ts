export * from '../domain/requests/message.js'
export * from '../domain/requests/request.js'
export * from '../usecases/requests/newCareRequestCodec.js'
export * from '../words/requests.js'
