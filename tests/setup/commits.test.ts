import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commitFaults, subjectFaults } from '../../scripts/check-commits.mjs'

describe('a subject', () => {
  test.each([
    'Ask for the last two digits of a telephone before it is changed',
    'Let `npm start` say which step is under way',
    'Keep ๒๐ and 20 apart',
    'growth: show the referral on the child page',
    'web/ui, styleSheets: put layers around all sheets',
    `Say ${'a'.repeat(68)}`,
  ])('that is one plain sentence passes: %s', (subject) => {
    expect(subjectFaults(subject)).toStrictEqual([])
  })

  test.each([
    [`Say ${'a'.repeat(69)}`, 'has more than 72 characters; the why belongs in the body'],
    ['Mend the growth chart.', 'ends with a punctuation mark'],
    ['Mend the growth chart …', 'ends with a punctuation mark'],
    ['mend the growth chart', 'begins neither with an area nor with a capital letter'],
    ['', 'is empty'],
    ['Update', 'does not say in a sentence what changes'],
    ['fixup! Mend the growth chart', 'says that it is not finished'],
    ['Squash! Mend the growth chart', 'says that it is not finished'],
    ['WIP growth chart', 'says that it is not finished'],
    ['growth: chart', 'does not say in a sentence what changes'],
    ['Fix(growth): the chart', 'begins with a label that is no area'],
    ['Feat!: the chart', 'begins with a label that is no area'],
  ])('"%s" %s', (subject, fault) => {
    expect(subjectFaults(subject)).toContain(fault)
  })

  test('that is empty has this one fault', () => {
    expect(subjectFaults('')).toStrictEqual(['is empty'])
  })
})

describe('a history', () => {
  let folder: string
  const git = (...args: ReadonlyArray<string>) =>
    execFileSync('git', ['-c', 'user.name=Mali', '-c', 'user.email=mali@example.com', ...args], { cwd: folder })
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '--allow-empty-message', '-m', subject)
  const release = (version: string) => {
    writeFileSync(path.join(folder, 'package.json'), `{ "version": "${version}" }\n`)
    writeFileSync(path.join(folder, 'CHANGELOG.md'), `# Changelog\n\n## [${version}] - 2026-11-26\n`)
    git('add', '.')
    commit(`Release ${version}`)
  }
  const faulty = () => commitFaults(folder).faults.map((fault) => fault.replace(/^\w+ /, ''))
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careplus-commits-'))
    git('init', '--quiet')
    commit('old, and left as it is.')
    release('1.0.0')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is read from where the release got its heading, and says that there is no tag', () => {
    appendFileSync(path.join(folder, 'CHANGELOG.md'), '\n- A line below the heading of 1.0.0.\n')
    git('add', '.')
    commit('Mend the chart')
    commit('wip')
    commit('')
    const { told } = commitFaults(folder)
    expect(told).toBe('3 since the heading of 1.0.0 in CHANGELOG.md (no tag is here)')
    expect(faulty()).toStrictEqual([
      '"" is empty',
      '"wip" says that it is not finished',
      '"wip" begins neither with an area nor with a capital letter',
      '"wip" does not say in a sentence what changes',
    ])
  })

  test('is read from the newest tag of a version, where there is one', () => {
    commit('before the tag.')
    git('tag', 'v1.0.0')
    git('tag', 'other')
    commit('Mend the chart.')
    expect(commitFaults(folder).told).toBe('1 since v1.0.0')
    expect(faulty()).toStrictEqual(['"Mend the chart." ends with a punctuation mark'])
  })

  test('of a shallow clone without the release is read as far as it goes', () => {
    commit('Mend the chart')
    commit('Mend the curve.')
    const whole = folder
    folder = mkdtempSync(path.join(tmpdir(), 'careplus-shallow-'))
    git('clone', '--quiet', '--depth', '2', `file://${whole}`, '.')
    rmSync(whole, { recursive: true })
    expect(faulty()).toStrictEqual(['"Mend the curve." ends with a punctuation mark'])
  })

  test('of another repository around an unpacked archive is not ours', () => {
    commit('not ours.')
    const inner = mkdtempSync(path.join(folder, 'archive-'))
    writeFileSync(path.join(inner, 'package.json'), '{ "version": "1.0.0" }')
    expect(commitFaults(inner)).toStrictEqual({ told: 'no history and no release to read from', faults: [] })
  })
})
