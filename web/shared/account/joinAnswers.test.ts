import { oneLine } from '@careplus/core/text'
import { consentVersions, freePurposes } from '@careplus/core/consents'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { givenIn, newMember, unticked, type Given } from './joinAnswers'

const ticks = ['adult', 'accepted', ...freePurposes] as const

const filled = (name: string, ticked: ReadonlyArray<string>): Given => {
  const data = new FormData()
  data.set('name', name)
  for (const tick of ticked) data.set(tick, 'on')
  return givenIn(data)
}
const granted = (member: ReturnType<typeof newMember>): ReadonlyArray<string> =>
  member.consents.filter((consent) => consent.granted).map(({ purpose }) => purpose)

test.prop([fc.subarray([...ticks])])(
  'what was ticked is granted, each text in the version that was shown',
  (ticked) => {
    const member = newMember('token', filled('', ticked))
    const needed = ticked.includes('accepted') ? ['terms', 'privacy'] : []
    expect(granted(member)).toStrictEqual([...needed, ...freePurposes.filter((tick) => ticked.includes(tick))])
    for (const { purpose, version } of member.consents) expect(version).toBe(consentVersions[purpose])
  },
)

test.prop([fc.string()])('a name of blanks is none, and any other goes without those around it', (typed) => {
  const { name } = newMember('token', filled(typed, []))
  expect(name).toBe(oneLine(typed) === '' ? undefined : oneLine(typed))
  expect(newMember('token', filled(`\u200b${typed.replaceAll(/\S/g, '')}\u3164`, [])).name).toBe(undefined)
})

test('what was ticked at an earlier step is not asked of this one', () => {
  const member = newMember('token', filled('', []), { ...unticked, adult: true, accepted: true, advertising: true })
  expect(granted(member)).toStrictEqual(['terms', 'privacy', 'advertising'])
})
