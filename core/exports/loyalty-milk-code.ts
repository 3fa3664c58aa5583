export * from '../domain/loyalty/ageLine.js'
export * from '../domain/loyalty/milkCode.js'
