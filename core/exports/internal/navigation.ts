export { paramsAreValid } from '../../domain/navigation/pathParams.js'
export { uuidParam } from '../../domain/navigation/routeId.js'
