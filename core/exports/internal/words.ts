export { errorWords, refusalWords, type RefusalCode } from '../../words/api.js'
