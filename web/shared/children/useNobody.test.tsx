// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveChildren, removeChildrenOfOthers } from '../../composition/storedChildren'
import { childrenCopy } from '../../copy/children.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { partnerCopy } from '../../copy/partners.th'
import { ChildrenView } from '../../features/children/ChildrenView'
import { mountRoot } from '../../testing/mountRoot'
import { FirstChildCard } from './DueCard'
import { sampleChild } from '../../testing/samples'

const services = { consents: { list: () => TE.right({ holding: [], entries: [], next: null })() } }

const child = (role: 'owner' | 'view') => sampleChild({ role, shared_by: role === 'owner' ? null : 'แม่มะลิ' })

const page = mountRoot(() => ({ services, user: { id: 'yai' } }))
const shown = async () => {
  await act(async () =>
    page().root.render(
      <>
        <ChildrenView family={[]} today={'2026-11-28' as never} reload={() => undefined} />
        <FirstChildCard onShared={() => undefined} />
      </>,
    ),
  )
  const hrefs = [...document.querySelectorAll('.ui-button')].map((link) => link.getAttribute('href'))
  return { text: document.body.textContent, hrefs }
}

beforeEach(() => removeChildrenOfOthers(null))
afterEach(() => removeChildrenOfOthers(null))

test('an account that never had a child is led to its first one', async () => {
  saveChildren('yai', [child('owner')])
  saveChildren('yai', [])
  const { text, hrefs } = await shown()
  expect(text).toContain(childrenCopy.empty.title)
  expect(text).toContain(dashboardCopy.nobody.title)
  expect(hrefs[0]).toBe('/children/add-information')
})

test('whose only child was somebody else’s is told that it is no longer shared, and asked for no first child', async () => {
  saveChildren('yai', [child('view')])
  saveChildren('yai', [])
  const { text, hrefs } = await shown()
  expect(text.split(partnerCopy.unshared.title)).toHaveLength(3)
  expect(text).not.toContain(childrenCopy.empty.title)
  expect(text).not.toContain(dashboardCopy.nobody.title)
  expect(hrefs).toEqual([
    '/add-partner',
    '/children/add-information',
    '/add-partner',
    '/children/add-information?first',
  ])
})

test('what another member of this device helped with is theirs', async () => {
  saveChildren('other', [child('view')])
  expect((await shown()).text).toContain(childrenCopy.empty.title)
})
