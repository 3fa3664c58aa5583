export { errorWords, refusalWords, type ErrorCode, type RefusalCode } from '../words/api.js'
export {
  failureWords,
  fieldWords,
  joinedWords,
  networkWords,
  noAnswerWords,
  typedIsKept,
} from '../words/callFailure.js'
export { inFullWords } from '../words/inFullWords.js'
