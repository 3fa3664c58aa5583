export { wantsHtml } from '../pages/pages.js'
export { type WebFiles, webFiles } from '../pages/webFiles.js'
