export {
  mostMessageCharacters,
  type MessageRefusal,
  messageLength,
  openingMessage,
  furtherMessage,
} from '../domain/requests/message.js'
export {
  RequestTopic,
  requestTopics,
  type RequestState,
  type MessageBy,
  mostRequestPictures,
  type RequestPicturesRefusal,
} from '../domain/requests/request.js'
export { requestTopicWords, requestStateWords, messageWords, requestPicturesWords } from '../words/requests.js'
