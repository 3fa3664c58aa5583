import { storeOn, type Store } from '../platform/store/store.js'
import { own } from './own.js'
import { testPlace, type TestPlace } from './testStore.js'

export const ownStore = (began: Date): Store & { readonly place: TestPlace } =>
  own(
    async () => {
      const place = await testPlace()
      return { ...(await storeOn(await place.open(), began)), place }
    },
    async ({ close, place }) => {
      await close()
      await place.remove()
    },
  )
