export { type AgeLine, isProtectedAge, mayPromote } from '../domain/loyalty/ageLine.js'
