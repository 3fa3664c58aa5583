export * from '../domain/loyalty/milkCode.js'
