export { answerRequest } from '../requests/answerRequest.js'
export { readRequestPicture } from '../requests/storedRequestPictures.js'
