import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { FileAnswerCodec, fillPath, paramOf, refusals, type ErrorBody } from '@careplus/adapters/internal/contract'
import type { AnswerOf, Endpoint } from '@careplus/adapters/contract'
import { sha256 } from '../../platform/crypto/tokens.js'
import { bodyOf, refuse, refuseFields, type Refused } from '../../platform/refusal/refused.js'
import { maintenanceWatch } from '../../staff/maintenance/maintenanceWatch.js'
import type { Config } from '../../platform/config/env.js'
import type { Sealing } from '../../platform/crypto/sealed.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Store, Tx } from '../../platform/store/store.js'
import type { StaffHandler } from '../../staff/console/staffCall.js'
import { withActingRoles } from '../../platform/audit/actingRoles.js'
import { staffHandlers } from '../../staff/backoffice/staffHandlers.js'
import { actorOf, localName } from '../../staff/sessions/staffNames.js'
import { localPerson } from '../../staff/sessions/staffSessions.js'
import { shown } from '../../staff/console/shown.js'
import { staffOnce, inOneTransaction } from '../../staff/console/staffOnce.js'
import type { CallInput, UndecodedInput, StaffCaller } from './staffCaller.js'

export interface LocalStore {
  readonly store: Store
  readonly storage: Storage
  readonly contentFolder: string
  readonly mode: Config['mode']
  readonly sealing: Sealing
}

const decodeInput = (
  endpoint: Endpoint,
  { params = {}, query, body }: UndecodedInput,
): E.Either<Refused, Required<UndecodedInput>> => {
  if (!Object.entries(params).every(([name, value]) => paramOf(name).is(value))) return refuse('not_found')
  const decodedQuery = endpoint.query === null ? E.right(undefined) : endpoint.query.decode(query)
  if (E.isLeft(decodedQuery)) return refuseFields(refusals(decodedQuery.left))
  const decodedBody = endpoint.body === null ? E.right(undefined) : endpoint.body.decode(body)
  if (E.isLeft(decodedBody)) return refuseFields(refusals(decodedBody.left))
  return E.right({ params, query: decodedQuery.right, body: decodedBody.right } as Required<UndecodedInput>)
}

/** `key`: of an earlier attempt. */
export const inProcessCaller = (
  { store, storage, contentFolder, mode, sealing }: LocalStore,
  user: string,
  key?: string,
): StaffCaller => {
  const services = {
    storage,
    contentFolder,
    mode,
    sealing,
    storeImage: store.image,
    storeFigures: null,
    maintenance: maintenanceWatch(store.db, Date.now),
  }
  const name = localName(user)
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<E.Either<ErrorBody, AnswerOf<E>>> => {
    const now = new Date()
    const staff = { ...localPerson(name), local: true, session: null, endsAt: now }
    const handler = staffHandlers[endpoint.name as keyof typeof staffHandlers] as unknown as StaffHandler<Endpoint>
    const decoded = decodeInput(endpoint, input as UndecodedInput)
    if (E.isLeft(decoded)) return E.left(bodyOf(decoded.left, '-'))
    const { params, body } = decoded.right
    const actor = actorOf(name)
    const on = (db: Tx) =>
      withActingRoles(staff.roles, () =>
        handler({ ...services, ...(decoded.right as never as object), db, now, staff, actor } as never),
      )
    const once = async () => {
      const scope = {
        actor,
        call: `${endpoint.method} ${fillPath(endpoint.path, params)}`,
        key: key ?? randomUUID(),
        body: body instanceof Uint8Array ? sha256(body) : body,
      }
      const stored = await staffOnce(store.db, scope, now, async (tx) => {
        const answer = await on(tx)
        return E.isLeft(answer)
          ? answer
          : E.right({ status: endpoint.success.status, text: JSON.stringify(answer.right) })
      })
      return E.isLeft(stored) ? stored : E.right(JSON.parse(stored.right.text) as unknown)
    }
    const answered = endpoint.idempotent
      ? await once()
      : endpoint.method === 'GET'
        ? await on(store.db as Tx)
        : await inOneTransaction(store.db, on)
    if (E.isLeft(answered)) return E.left(bodyOf(answered.left, '-'))
    const isFile = endpoint.success.codec instanceof FileAnswerCodec
    return E.right((isFile ? answered.right : JSON.parse(shown(answered.right))) as AnswerOf<E>)
  }
  return { call, close: () => store.close() }
}
