export {
  type LocalPathBrand,
  type LocalPath,
  type NotALocalPath,
  localPath,
  localPathOrHome,
} from '../domain/navigation/localPath.js'
export type { ParamsRule } from '../domain/navigation/pathParams.js'
export * from '../domain/navigation/pathTemplate.js'
export {
  type ReturnPath,
  returnPathOf,
  rememberedAt,
  type StoredReturnPath,
  takeReturnPath,
} from '../domain/navigation/returnPath.js'
export {
  type UuidBrand,
  type Uuid,
  type CatalogueIdBrand,
  type CatalogueId,
  type NotAnId,
  routeId,
} from '../domain/navigation/routeId.js'
