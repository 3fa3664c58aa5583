export { fewestOpeningCharacters } from '../../domain/requests/message.js'
export {
  RequestState,
  MessageBy,
  requestsADay,
  messagesADay,
  type WrittenToday,
  type AskingRefusal,
  requestPicturesRefusal,
  decideWriting,
  decideAsking,
  standingAfter,
  decideAnswer,
} from '../../domain/requests/request.js'
export { askingWords, answerRefusalWords } from '../../words/requests.js'
