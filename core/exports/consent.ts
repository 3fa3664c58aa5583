export * from '../domain/consent/consent.js'
export * from '../usecases/consent/changeConsent.js'
