import type { APIRequestContext } from '@playwright/test'
import { post, read } from './api.js'
import { textVersions } from './consents.js'
import { accessOf, type Member } from './members.js'

export interface Measurement {
  readonly date: string
  readonly weight: number
  readonly height: number
  readonly measure?: 'l' | 'h'
  readonly head_circumference?: number
}

export interface ChildMade {
  readonly nickname: string
  readonly birthday: string
  readonly gender: 'male' | 'female'
  readonly gestation_weeks?: number
  readonly gestation_days?: number
}

interface Stored {
  readonly id: string
}

export const addChild = async (
  request: APIRequestContext,
  token: string,
  child: ChildMade,
  records: ReadonlyArray<Measurement> = [],
): Promise<string> => {
  const asks = records.length > 0 || child.gestation_weeks !== undefined
  const consent = { version: textVersions.child_health, child_agrees: true }
  const wire = { ...child, delivery_method: 'c-section', ...(asks ? { consent } : {}) }
  const { id } = (await post<{ readonly data: Stored }>(request, '/th/children/', wire, token)).data
  for (const record of records) await post(request, `/th/children/${id}/growth/`, record, token)
  return id
}

export const accountOf = async (
  request: APIRequestContext,
  member: Member,
): Promise<ReadonlyArray<ChildMade & Stored & { readonly records: ReadonlyArray<Measurement & Stored> }>> => {
  const token = await accessOf(request, member)
  const children = await read<ReadonlyArray<ChildMade & Stored>>(request, '/th/children/', token)
  return Promise.all(
    children.map(async (child) => ({
      ...child,
      records: await read<ReadonlyArray<Measurement & Stored>>(request, `/th/children/${child.id}/growth/`, token),
    })),
  )
}
