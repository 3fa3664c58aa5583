export { answerRequest } from '../requests/answering.js'
export { exportedRequests, forgetRequests, requestPictures } from '../requests/forgetting.js'
export { readRequestPicture } from '../requests/keeping.js'
