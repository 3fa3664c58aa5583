export { errorWords, refusalWords, type ErrorCode, type RefusalCode } from '../words/api.js'
export { inFullWords } from '../words/inFullWords.js'
