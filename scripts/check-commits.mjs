import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gitOrNull } from './checks/git.mjs'

const longest = 72

/** `growth: show the referral`: paths or modules before the colon. */
const area = /^[a-z][a-zA-Z0-9 ,/.-]*: /
const sentenceOf = (subject) => subject.replace(area, '')

const rules = [
  { broken: (subject) => subject === '', fault: 'is empty' },
  {
    broken: (subject) => [...subject].length > longest,
    fault: `has more than ${longest} characters; the why belongs in the body`,
  },
  {
    broken: (subject) => /^(fixup|squash|amend)!|^(wip|tmp|todo)\b/i.test(subject),
    fault: 'says that it is not finished',
  },
  {
    broken: (subject) => !area.test(subject) && /^[\w-]+(\([^)]*\))?!?:/.test(subject),
    fault: 'begins with a label that is no area',
  },
  {
    broken: (subject) => !area.test(subject) && !/^\p{Lu}/u.test(subject),
    fault: 'begins neither with an area nor with a capital letter',
  },
  { broken: (subject) => !/\S\s+\S/.test(sentenceOf(subject)), fault: 'does not say in a sentence what changes' },
  { broken: (subject) => /[.,;:!?…]$/.test(subject), fault: 'ends with a punctuation mark' },
]

export const subjectFaults = (subject) => {
  const faults = rules.filter(({ broken }) => broken(subject)).map(({ fault }) => fault)
  return subject === '' ? faults.slice(0, 1) : faults
}

/** An unpacked archive may be inside another repository. */
const hasHistory = (folder) => {
  const top = gitOrNull(folder, 'rev-parse', '--show-toplevel')
  return top !== null && realpathSync(top) === realpathSync(folder)
}

/** Without tags: the last commit that wrote its changelog heading; in a shallow clone the oldest commit. */
const newestRelease = (folder) => {
  const tag = gitOrNull(folder, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  if (tag) return { commit: tag, name: tag }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const heading = `^## \\[${version.replaceAll('.', '\\.')}\\]`
  const commit = gitOrNull(folder, 'log', '-1', '--format=%H', `-G${heading}`, '--', 'CHANGELOG.md')
  return commit ? { commit, name: `the heading of ${version} in CHANGELOG.md (no tag is here)` } : null
}

/**
 * @param {string} folder
 * @returns {{ told: string, faults: string[] }} `told`: which commits were read, in one line; one sentence for each fault
 */
export const commitFaults = (folder) => {
  const release = hasHistory(folder) ? newestRelease(folder) : null
  if (release === null) return { told: 'no history and no release to read from', faults: [] }
  const log = gitOrNull(folder, 'log', '--no-merges', '--format=%h %s', `${release.commit}..HEAD`) ?? ''
  const commits = log === '' ? [] : log.split('\n').map((line) => /^(\S+) ?(.*)$/.exec(line))
  return {
    told: `${commits.length} since ${release.name}`,
    faults: commits.flatMap(([, hash, subject]) =>
      subjectFaults(subject).map((fault) => `${hash} "${subject}" ${fault}`),
    ),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { told, faults } = commitFaults(fileURLToPath(new URL('..', import.meta.url)))
  for (const fault of faults) console.error(fault)
  console.log(told)
  process.exit(faults.length === 0 ? 0 : 1)
}
