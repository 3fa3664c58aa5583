import * as E from 'fp-ts/Either'
import { approvalKindWords } from '@careplus/core/internal/staff'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { StaffCaller } from './staffCaller.js'
import { aboutOne, misuse, callAndFormat, type Outcome } from './command.js'
import type { Command } from './command.js'
import { list, sheet } from './table.js'

const shownHash = 10

/** The person names the beginning of the hash that they have read, so that no other content is decided. */
const decide = async (
  caller: StaffCaller,
  id: string,
  seen: string | undefined,
  approve: boolean,
  note: string | null,
): Outcome => {
  if (seen === undefined || seen.length < shownHash) return misuse
  const listed = await caller.call(staffContract.listApprovals, {})
  if (E.isLeft(listed)) return E.left({ _tag: 'Refused', error: listed.left })
  const asked = listed.right.data.approvals.find((each) => each.id === id)
  const hash = asked?.hash.startsWith(seen) === true ? asked.hash : seen.padEnd(43, '-').slice(0, 43)
  return callAndFormat(
    caller.call(staffContract.decideApproval, { params: { id }, body: { hash, approve, note } }),
    ({ decision, reason }) => (reason === null ? decision : `${decision}: ${reason}`),
  )
}

export const approvalCommands: ReadonlyArray<Command> = [
  {
    name: ['approvals'],
    usage: '',
    summary: 'What waits for a second person, with its exact content',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.listApprovals, {}), ({ total, approvals }) =>
        approvals.length === 0
          ? list('approvals', [])
          : [
              `approvals: ${total}`,
              ...approvals.map(({ id, kind, content, hash, asked_by, asked_at, expires_at, barred }) =>
                sheet({
                  id,
                  hash: hash.slice(0, shownHash),
                  kind: approvalKindWords[kind],
                  asked: `${asked_by}, ${asked_at}`,
                  until: expires_at,
                  content: content.join('\n         '),
                  'you may': barred ?? 'approve or refuse',
                }),
              ),
            ].join('\n\n'),
      ),
  },
  {
    name: ['approvals', 'approve'],
    usage: '<id> <hash> [--note <words>]',
    summary: 'Approves the content of that hash, and does it',
    run: aboutOne((caller, id, { words: [hash], options: { note = null } }) => decide(caller, id, hash, true, note)),
  },
  {
    name: ['approvals', 'refuse'],
    usage: '<id> <hash> [--note <words>]',
    summary: 'Refuses it',
    run: aboutOne((caller, id, { words: [hash], options: { note = null } }) => decide(caller, id, hash, false, note)),
  },
  {
    name: ['points', 'ceilings'],
    usage: '<points a case> <points a day>',
    summary: 'How many points one person may adjust alone; only on the machine itself',
    run: aboutOne((caller, once, { words: [day = ''] }) =>
      /^\d{1,7}$/.test(once) && /^\d{1,7}$/.test(day)
        ? callAndFormat(
            caller.call(staffContract.changePointsCeilings, { body: { once: Number(once), day: Number(day) } }),
            (ceilings) => `${ceilings.once} points a case, ${ceilings.day} a day and person`,
          )
        : misuse,
    ),
  },
]
