export { answerRequest } from '../requests/answerRequest.js'
export { loadRequestPicture } from '../requests/storedRequestPictures.js'
