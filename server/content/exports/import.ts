export { loadContent } from '../import/loadContent.js'
export { faultLine } from '../import/contentFaults.js'
export { importContent } from '../import/importContent.js'
export { sampleSentence } from '../import/sampleContent.js'
