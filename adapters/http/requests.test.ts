import { memoryRequests } from '@careplus/core/internal/testing'
import { passesTheRequestsSuite } from './requests.suite.js'

let pictures = 0

passesTheRequestsSuite('the memory twin', async () => {
  const { requests, answer } = memoryRequests()
  return {
    requests,
    picture: async () => {
      pictures += 1
      return { mediaType: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(9), pictures]) }
    },
    answer: async (id, words) => answer(id, words),
  }
})
