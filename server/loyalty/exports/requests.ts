export { answerRequest } from '../requests/answerRequest.js'
export { readRequestPicture } from '../requests/storedPictures.js'
