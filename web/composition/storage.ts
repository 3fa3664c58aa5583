/** Where this page keeps things on its device. */
export {
  keepOnlyOf,
  keyValueSessionStore,
  keyValueSocialDepartures,
  localStore,
  universalStore,
} from '@careplus/adapters/storage'
