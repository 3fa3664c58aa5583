export { answerRequest } from '../requests/answerRequest.js'
export { exportedRequests, forgetRequests, requestPictures } from '../requests/forgetRequests.js'
export { readRequestPicture } from '../requests/storedPictures.js'
