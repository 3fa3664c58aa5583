// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { httpConfig } from './config'
import { makeServices } from './services'

test('everything that screens may ask for can be made, and is made once', async () => {
  const services = makeServices()
  expect(Object.values(services).every((service) => service !== undefined)).toBe(true)
  const growth = await services.growth()
  expect(await services.growth()).toStrictEqual(growth)
  expect(growth.draftUpload.id).toBe('growthDraftUpload')
})

test('drafts that growth keeps are the drafts that screens list', async () => {
  const services = makeServices()
  const { saveDraft } = await services.growth()
  const form = { name: 'มะลิ', sex: 'female', birthDate: '2024-07-12', date: '2026-11-01', weight: 12.4, height: 88.5 }
  const saved = saveDraft(form, null)
  expect(saved._tag).toBe('Right')
  expect(services.drafts.list().map(({ name }) => name)).toStrictEqual(['มะลิ'])
})

test('what a screen asks of the API goes over the one transport, with the client named', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string, { headers }: { headers: Headers }) => {
    asked.push(`${input} ${headers.get('x-api-key')}`)
    return Promise.resolve(new Response('{"data":1}'))
  })
  expect(await makeServices().api('GET', 'me/')).toStrictEqual({ _tag: 'Right', right: { data: 1 } })
  expect(asked).toStrictEqual([`${httpConfig.backEnd}/th/me/ ${httpConfig.apiKey}`])
  vi.unstubAllGlobals()
})
