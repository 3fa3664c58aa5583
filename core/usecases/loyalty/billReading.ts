import { fromCallback, fromPromise } from 'xstate'
import type { BillPicture, BillUploads } from '../../ports/loyalty.js'
import type { Random } from '../../ports/random.js'
import { billReadingMachine } from './billReading.machine.js'
import type { BillReadingEvent, ReadingAnswer } from './billReadingContext.js'

/** Ports for recognizing a bill's pictures. */
export interface BillReadingDeps {
  readonly uploads: BillUploads
  readonly random: Pick<Random, 'uuid'>
}

/** The machine with its effects. */
export const billReading = ({ uploads, random }: BillReadingDeps) => {
  // The same at each attempt, so that a lost answer stores nothing twice.
  const keys = new WeakMap<Uint8Array, string>()
  const keyOf = (bytes: Uint8Array): string => {
    const key = keys.get(bytes) ?? random.uuid()
    keys.set(bytes, key)
    return key
  }
  return billReadingMachine.provide({
    actors: {
      upload: fromCallback<BillReadingEvent, { readonly picture: BillPicture | null }>(
        ({ input: { picture }, sendBack }) => {
          if (picture === null) return undefined
          const { mediaType, bytes } = picture
          const sending = uploads.upload({ mediaType, bytes }, keyOf(bytes), (sent, all) =>
            sendBack({ type: 'bytes.sent', sent, all }),
          )
          void sending.answer().then((answer) => sendBack({ type: 'upload.ended', bytes, answer }))
          return sending.stop
        },
      ),
      ask: fromPromise<ReadingAnswer, { readonly ids: ReadonlyArray<string> }>(({ input: { ids } }) =>
        uploads.reading(ids),
      ),
    },
    actions: {
      renewKeys: (_, { pictures }) => {
        for (const { bytes } of pictures) keys.delete(bytes)
      },
      forget: (_, { ids }) => {
        for (const id of ids) void uploads.remove(id)
      },
    },
  })
}
