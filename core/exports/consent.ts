export * from '../domain/consent/consent.js'
export * from '../domain/consent/tracking.js'
export * from '../usecases/consent/changeConsent.js'
