export { healthActivityKinds, activityKinds } from '../../ports/partners.js'
export type { NotRead, ReadText, TextReader } from '../../ports/textReader.js'
