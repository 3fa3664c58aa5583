import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../domain/call/failure.js'
import type { FileBytes, LinkedWays, OwnAccount } from '../ports/ownAccount.js'
import type { Random } from '../ports/random.js'
import type { SessionUser } from '../ports/session.js'
import { apiError } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import type { Clock } from '../ports/clock.js'

const dayMs = 24 * 3_600_000
const jpegOrPngOrWebp = (bytes: Uint8Array): boolean => [0xff, 0x89, 0x52].includes(bytes[0] ?? 0)

export const memoryOwnAccount = ({
  clock = settableClock(),
  random = seededRandom(),
}: { readonly clock?: Clock; readonly random?: Random } = {}): OwnAccount => {
  let user: SessionUser = { id: random.uuid(), email: 'mali@example.com', name: null, avatar_id: null, delete_at: null }
  let picture: FileBytes | null = null
  const ways: LinkedWays = { password: true, email: true, phone: false, google: false, line: false, facebook: false }
  const answers = new Map<string, unknown>()

  const once = async <A>(
    name: string,
    key: string,
    work: () => E.Either<CallFailure, A>,
  ): Promise<Either<CallFailure, A>> => {
    const scope = `${name} ${key}`
    if (answers.has(scope)) return E.right(answers.get(scope) as A)
    const answer = work()
    if (E.isRight(answer)) answers.set(scope, answer.right)
    return answer
  }

  const withPicture = (next: FileBytes | null): SessionUser => {
    picture = next
    user = { ...user, avatar_id: next === null ? null : random.uuid() }
    return user
  }

  return {
    ways: TE.right(ways),
    avatar: async () => (picture === null ? E.left(apiError(404, 'not_found')) : E.right(picture)),
    changeAvatar: (bytes, key) =>
      once('avatar.change', key, () =>
        jpegOrPngOrWebp(bytes)
          ? E.right(withPicture({ mediaType: 'image/webp', bytes }))
          : E.left(apiError(400, 'invalid_input')),
      ),
    removeAvatar: (key) => once('avatar.remove', key, () => E.right(withPicture(null))),
    download: async (onProgress) => {
      const bytes = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)])
      onProgress(bytes.length)
      return E.right({ mediaType: 'application/zip', bytes })
    },
    askDeletion: (key) =>
      once('deletion.ask', key, () => {
        const deleteAt =
          typeof user['delete_at'] === 'string' ? user['delete_at'] : new Date(clock.now() + 7 * dayMs).toISOString()
        user = { ...user, delete_at: deleteAt }
        return E.right({ deleteAt })
      }),
    withdrawDeletion: (key) =>
      once('deletion.withdraw', key, () => {
        user = { ...user, delete_at: null }
        return E.right(undefined)
      }),
  }
}
