export * from '../domain/result/result.js'
export * from '../domain/result/schema.js'
