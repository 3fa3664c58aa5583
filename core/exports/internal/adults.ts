export { storedAdultProfile } from '../../domain/adults/adultProfile.js'
export { AdultProfileCodec } from '../../domain/adults/adultProfileCodec.js'
export {
  questionLifeSeconds,
  type QuestionFacts,
  questionState,
  questionEnd,
  type AnswerEffect,
  decideQuestion,
  mayUseQuestion,
} from '../../domain/adults/question.js'
