export * from '../domain/navigation/localPath.js'
export * from '../domain/navigation/pathTemplate.js'
export * from '../domain/navigation/returnPath.js'
export * from '../domain/navigation/routeId.js'
