// @vitest-environment happy-dom
import { consentVersions } from '@careplus/core/consents'
import { lineTopics, type LineTopic } from '@careplus/core/line-messages'
import type { LineMessageSettings } from '@careplus/core/ports'
import { connectionLost } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lineMessagesCopy as copy } from '../../../copy/lineMessages.th'
import { mountRoot } from '../../../testing/mountRoot'
import { press } from '../../../testing/press'

const server = {
  settings: null as LineMessageSettings | null,
  reads: 0,
  changes: [] as ReadonlyArray<unknown>[],
  answers: true,
}
const lineMessages = {
  read: async () => {
    server.reads += 1
    return E.right(server.settings)
  },
  change: async (topics: ReadonlyArray<LineTopic>, version: string) => {
    server.changes.push([topics, version])
    if (!server.answers) return E.left(connectionLost)
    if (server.settings !== null) server.settings = { ...server.settings, topics }
    return E.right(undefined)
  },
}

const page = mountRoot(() => ({
  services: { random: { uuid: () => 'key' } },
  groups: { health: { lineMessages } },
  user: { id: 'mali' },
}))
beforeEach(() => {
  vi.resetModules()
  Object.assign(server, { settings: null, reads: 0, changes: [], answers: true })
})

const friendUrl = 'https://line.me/R/ti/p/%40careplus'
const settings = (more: Partial<LineMessageSettings>): LineMessageSettings => ({
  friend_url: friendUrl,
  standing: 'friend',
  topics: [],
  can_mail: true,
  ...more,
})
const show = async (given: LineMessageSettings | null): Promise<void> => {
  server.settings = given
  const { LineMessages } = await import('./LineMessages')
  await act(async () => page().root.render(<LineMessages />))
}
const text = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('a')].map((each) => [each.textContent, each.getAttribute('href')])
const switches = () => [...document.querySelectorAll<HTMLInputElement>('[role=switch]')]

test('is not there where the server sends nothing in LINE', async () => {
  await show(null)
  expect(document.querySelector('section')).toBeNull()
})

test.each([
  ['unlinked', [[copy.link, '#sign-in-methods']], 0],
  ['stranger', [[copy.befriend, friendUrl]], 1],
  ['blocked', [[copy.reopen, friendUrl]], 1],
  ['unknown', [], 1],
] as const)('says how one stands, and what is next: %s', async (standing, linkTexts, buttons) => {
  await show(settings({ standing }))
  expect(text()).toContain(copy.standing[standing].title)
  expect(text()).toContain(copy.standing[standing].text)
  expect(links()).toStrictEqual(linkTexts)
  expect(switches()).toHaveLength(0)
  expect(document.querySelectorAll('button')).toHaveLength(buttons)
  if (buttons === 0) return
  server.settings = settings({})
  await press(standing === 'unknown' ? copy.again : copy.look)
  expect(switches()).toHaveLength(lineTopics.length)
})

test('leads to no account that the brand has not named', async () => {
  await show(settings({ standing: 'blocked', friend_url: null }))
  expect(links()).toStrictEqual([])
})

test('each topic has a switch of its own, off at first, under the words that are agreed to', async () => {
  await show(settings({}))
  expect(text()).toContain(copy.consent)
  expect(links()).toStrictEqual([[copy.read, '/consent-line']])
  expect(switches().map(({ checked }) => checked)).toStrictEqual(lineTopics.map(() => false))
  await act(async () => switches()[2]?.click())
  await act(async () => switches()[0]?.click())
  await act(async () => switches()[2]?.click())
  await act(async () => switches()[0]?.click())
  const version = consentVersions.line
  expect(server.changes).toStrictEqual([
    [['draw'], version],
    [['bill', 'draw'], version],
    [['bill'], version],
    [[], version],
  ])
})

test('what was not taken is shown as it was', async () => {
  await show(settings({ topics: ['order'], can_mail: false }))
  expect(text()).toContain(copy.noMail)
  server.answers = false
  await act(async () => switches()[1]?.click())
  expect(switches()[1]?.checked).toBe(true)
  expect(document.querySelector('[role=alert], [role=status]')).not.toBeNull()
})
