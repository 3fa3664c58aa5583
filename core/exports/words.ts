export type { ErrorCode } from '../words/api.js'
export { failureWords, fieldWords, joinedWords, networkWords, noAnswerWords } from '../words/callFailure.js'
export { inFullWords } from '../words/inFullWords.js'
