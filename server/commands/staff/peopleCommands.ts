import { StaffRole } from '@careplus/core/internal/staff'
import { staffContract } from '@careplus/adapters/internal/contract'
import { aboutOne, callAndFormat, misuse, type Args, type Command } from './command.js'
import { list } from './table.js'

const roleAndUntil = ({ words: [role], options: { until } }: Args) =>
  StaffRole.is(role) ? { role, until: until ?? null } : null

export const peopleCommands: ReadonlyArray<Command> = [
  {
    name: ['people'],
    usage: '[--skip <n>]',
    summary: "Staff of the company's directory, with their roles, and open invitations",
    run: (caller, { options: { skip } }) =>
      callAndFormat(
        caller.call(staffContract.listPeople, { query: skip === undefined ? {} : { skip } }),
        ({ total, people, invitations }) =>
          [
            list(
              'people',
              people.map(({ grants, ...person }) => ({
                ...person,
                roles: grants.map(({ role, until }) => (until === null ? role : `${role} until ${until}`)).join(', '),
              })),
              total,
            ),
            list('invitations', invitations),
          ].join('\n'),
      ),
  },
  {
    name: ['people', 'invite'],
    usage: '<e-mail> <role> [--until <2027-03-31T17:00:00Z>]',
    summary: 'Invites an address to a role; the invitation is valid for 24 hours',
    run: aboutOne((caller, email, args) => {
      const body = roleAndUntil(args)
      return body === null
        ? misuse
        : callAndFormat(
            caller.call(staffContract.invitePerson, { body: { ...body, email } }),
            ({ expires_at }) => `invited until ${expires_at}`,
          )
    }),
  },
  {
    name: ['people', 'uninvite'],
    usage: '<id of the invitation>',
    summary: 'Takes an invitation back',
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.endInvitation, { params: { id } }), () => 'ended'),
    ),
  },
  {
    name: ['people', 'grant'],
    usage: '<id> <role> [--until <2027-03-31T17:00:00Z>]',
    summary: 'Gives a person a role',
    run: aboutOne((caller, id, args) => {
      const body = roleAndUntil(args)
      return body === null
        ? misuse
        : callAndFormat(caller.call(staffContract.grantRole, { params: { id }, body: body }), () => 'granted')
    }),
  },
  {
    name: ['people', 'revoke'],
    usage: '<id> <role>',
    summary: 'Takes a role from a person',
    run: aboutOne((caller, id, { words: [role] }) =>
      StaffRole.is(role)
        ? callAndFormat(caller.call(staffContract.endGrant, { params: { id }, body: { role } }), () => 'ended')
        : misuse,
    ),
  },
  {
    name: ['people', 'remove'],
    usage: '<id>',
    summary: "Ends a person's roles and sessions",
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.removePerson, { params: { id } }), () => 'removed'),
    ),
  },
]
