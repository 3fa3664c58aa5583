export * from '../usecases/growth/growthDraftUpload.machine.js'
