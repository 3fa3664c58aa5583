export { keepOnlyOf, universalStore } from '@careplus/adapters/internal/storage'
export { keyValueSessionStore, keyValueSocialDepartures, localStore } from '@careplus/adapters/storage'
