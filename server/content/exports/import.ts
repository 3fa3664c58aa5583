export { readContent } from '../import/content.js'
export { faultLine } from '../import/faults.js'
export { importContent } from '../import/importContent.js'
export { sampleSentence } from '../import/sample.js'
