import type { Either } from 'fp-ts/Either'
import type { CallFailure, Maintenance } from '@careplus/core/ports'
import { contractData, type Carrier } from './call.js'
import { readMaintenance } from './contract/system.js'

/** Whether the server is closed for maintenance: the one call that it answers then.
 * @example
 * const rest = { on: true, message: 'ย้ายเครื่อง', until: '2026-11-20T15:00:00.000Z' }
 * const fetch = async () => Response.json({ data: rest })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * await fetchMaintenance(transport)
 * // => { _tag: 'Right', right: { on: true, message: 'ย้ายเครื่อง', until: '2026-11-20T15:00:00.000Z' } } */
export const fetchMaintenance = (carrier: Carrier): Promise<Either<CallFailure, Maintenance>> =>
  contractData(carrier)(readMaintenance, {})
