export { growthDraftUpload } from '../usecases/growth/growthDraftUpload.machine.js'
