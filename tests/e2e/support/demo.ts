import type { APIRequestContext } from '@playwright/test'
import { sampleAddress } from '../../../scripts/web-build/samples.mjs'
import { read } from './api.js'
import { accessOf, type Member } from './members.js'

export const demo: Member = { email: 'demo@careplus.test', password: 'careplus-demo-2569' }

/** The demo's phone number: its code can be requested once a minute. */
export const demoNumber = '0812345678'

export const demoChild = async (
  request: APIRequestContext,
): Promise<{ readonly id: string; readonly record: string }> => {
  const token = await accessOf(request, demo)
  const [child] = await read<ReadonlyArray<{ readonly id: string }>>(request, '/th/children/', token)
  if (child === undefined) throw new Error('the demo has no child')
  const path = `/th/children/${child.id}/growth/`
  const [record] = await read<ReadonlyArray<{ readonly id: string }>>(request, path, token)
  if (record === undefined) throw new Error('the child of the demo has no record')
  return { id: child.id, record: record.id }
}

export const demoAdult = async (
  request: APIRequestContext,
): Promise<{ readonly id: string; readonly check: string }> => {
  const token = await accessOf(request, demo)
  const adults = await read<ReadonlyArray<{ readonly id: string }>>(request, '/th/adults/', token)
  for (const { id } of adults) {
    const path = `/th/adults/${id}/mobility/`
    const [check] = await read<ReadonlyArray<{ readonly id: string }>>(request, path, token)
    if (check !== undefined) return { id, check: check.id }
  }
  throw new Error('no adult of the demo has a mobility check')
}

export const demoAddresses = async (request: APIRequestContext): Promise<(path: string) => string> => {
  const adult = await demoAdult(request)
  const child = await demoChild(request)
  return (path) => {
    if (/^\/(rewards|n|article|product|campaign)\//.test(path)) return sampleAddress(path)
    if (/^\/(adults|mobility)\//.test(path))
      return `${path.replace('{id}', adult.id)}?of=${adult.id}&check=${adult.check}`
    const query = path.startsWith('/children-profile/') ? `?child=${child.id}&record=${child.record}` : ''
    return path.replace('{id}', child.id) + query
  }
}
