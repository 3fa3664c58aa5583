export {
  tokenLifeS,
  refreshLifeS,
  familyLifeS,
  authCookieMaxAgeS,
  storagePrefix,
  defaultStrategy,
  tokenType,
  popupSize,
} from '../../domain/session/constants.js'
export { returnParameters } from '../../domain/session/oauth.js'
export { templateEndpoints } from '../../domain/session/strategies.js'
export { AccessToken } from '../../domain/session/token.js'
export { isStrategyName, strategyNames } from '../../domain/session/tokens.js'
export { departureOf } from '../../usecases/session/finishSocial.js'
