import { auditActor } from '@careplus/core/internal/audit'
import { staffRoles, staffRoleWords, type StaffRole } from '@careplus/core/internal/staff'
import { oneLine } from '@careplus/core/text'
import { useState } from 'react'
import { staffCalls, type StaffInvitation, type StaffPersonRow } from '../composition/staff'
import { staffPeopleCopy as copy } from '../copy/staffPeople.th'
import { Button } from '../ui/Button'
import { Note } from '../ui/Note'
import { SelectField } from '../ui/SelectField'
import { Tag } from '../ui/Tag'
import { TextField } from '../ui/TextField'
import { useToast } from '../ui/Toast'
import { ConfirmAction } from './ConfirmAction'
import { Permitted, usePermissions } from './Permitted'
import { RemoteView } from './RemoteView'
import { ScreenFrame } from './ScreenFrame'
import { momentText } from './staffTimes'
import { Table, type Column } from './Table'
import { useAction } from './useAction'
import { useAnswer } from './useAnswer'

const rowsAPage = 50

interface RoleFieldProps {
  readonly label: string
  readonly role: StaffRole
  readonly onChoose: (role: StaffRole) => void
}

const RoleField = ({ label, role, onChoose }: RoleFieldProps) => (
  <SelectField label={label} value={role} onChange={(event) => onChoose(event.target.value as StaffRole)}>
    {staffRoles.map((each) => (
      <option key={each} value={each}>
        {staffRoleWords[each]}
      </option>
    ))}
  </SelectField>
)

interface Done {
  readonly onDone: (text: string) => void
}

const InviteForm = ({ onDone }: Done) => {
  const action = useAction('people.invite')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('care')
  const body = { email: oneLine(email), role, until: null }
  const submit = () =>
    action.run(
      body,
      (key) => staffCalls.invitePerson({ body, key }),
      () => {
        setEmail('')
        onDone(copy.invite.done(body.email))
      },
    )
  return (
    <form
      className="ui-card ui-card--pandan staff-stack staff-narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!action.busy && body.email !== '') submit()
      }}
    >
      <h2 className="staff-card-title">{copy.invite.title}</h2>
      <TextField
        label={copy.invite.email}
        value={email}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={action.refusal ?? undefined}
        onChange={(event) => {
          action.forget()
          setEmail(event.target.value)
        }}
      />
      <RoleField label={copy.invite.role} role={role} onChoose={setRole} />
      <div>
        <Button type="submit" busy={action.busy}>
          {copy.invite.submit}
        </Button>
      </div>
    </form>
  )
}

const GrantForm = ({ person, onDone }: Done & { readonly person: StaffPersonRow }) => {
  const action = useAction(`people.grant.${person.id}`)
  const [role, setRole] = useState<StaffRole>('care')
  const body = { role, until: null }
  return (
    <form
      className="staff-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        action.run(
          [body, person.grants],
          (key) => staffCalls.grantRole({ params: { id: person.id }, body, key }),
          () => onDone(copy.grant.done),
        )
      }}
    >
      <RoleField label={copy.grant.role(person.name)} role={role} onChoose={setRole} />
      {action.refusal !== null && <Note tone="error">{action.refusal}</Note>}
      <div>
        <Button type="submit" tone="second" size="small" busy={action.busy}>
          {copy.grant.submit}
        </Button>
      </div>
    </form>
  )
}

type Asked =
  | { readonly _tag: 'revoke'; readonly person: StaffPersonRow; readonly role: StaffRole }
  | { readonly _tag: 'remove'; readonly person: StaffPersonRow }
  | { readonly _tag: 'uninvite'; readonly invitation: StaffInvitation }

const callFor = (asked: Asked, key: string) => {
  switch (asked._tag) {
    case 'revoke':
      return staffCalls.endGrant({ params: { id: asked.person.id }, body: { role: asked.role }, key })
    case 'remove':
      return staffCalls.removePerson({ params: { id: asked.person.id }, key })
    case 'uninvite':
      return staffCalls.endInvitation({ params: { id: asked.invitation.id }, key })
  }
}

const titleOf = (asked: Asked): string => {
  switch (asked._tag) {
    case 'revoke':
      return copy.revoke.title(staffRoleWords[asked.role], asked.person.name)
    case 'remove':
      return copy.remove.title(asked.person.name)
    case 'uninvite':
      return copy.uninvite.title(asked.invitation.email)
  }
}

const buttonOf = (asked: Asked): string =>
  asked._tag === 'revoke' ? copy.revoke.button(staffRoleWords[asked.role]) : copy[asked._tag].button

const Confirm = ({ asked, onClose, onDone }: Done & { readonly asked: Asked | null; readonly onClose: () => void }) => {
  const action = useAction('people.end')
  const run = () => {
    if (asked === null) return
    action.run(
      asked,
      (key) => callFor(asked, key),
      () => {
        onClose()
        onDone(copy.ended)
      },
    )
  }
  return (
    <ConfirmAction
      open={asked !== null}
      title={asked === null ? '' : titleOf(asked)}
      confirm={asked === null ? '' : buttonOf(asked)}
      tone="danger"
      action={action}
      onConfirm={run}
      onClose={() => {
        action.forget()
        onClose()
      }}
    >
      {asked !== null && copy[asked._tag].text}
    </ConfirmAction>
  )
}

const Roles = ({ person }: { readonly person: StaffPersonRow }) => (
  <span className="staff-tags">
    {person.ended_at !== null ? (
      <Tag>{copy.removed(momentText(person.ended_at))}</Tag>
    ) : person.grants.length === 0 ? (
      <Tag tone="mango">{copy.noRole}</Tag>
    ) : (
      person.grants.map(({ role, until }) => (
        <Tag key={role} tone="pandan">
          {staffRoleWords[role]}
          {until === null ? '' : ` ${copy.until(momentText(until))}`}
        </Tag>
      ))
    )}
  </span>
)

const columnsOf = (
  canChange: boolean,
  onAsk: (asked: Asked) => void,
  onDone: (text: string) => void,
): ReadonlyArray<Column<StaffPersonRow>> => [
  {
    head: copy.heads.name,
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="second small staff-table__under">{email}</span>
      </>
    ),
  },
  { head: copy.heads.roles, cell: (person) => <Roles person={person} /> },
  ...(canChange
    ? [
        {
          head: copy.heads.change,
          cell: (person: StaffPersonRow) =>
            person.ended_at === null && (
              <div className="staff-stack">
                <GrantForm person={person} onDone={onDone} />
                <span className="staff-tags">
                  {person.grants.map(({ role }) => (
                    <Button
                      key={role}
                      tone="outline"
                      size="small"
                      onClick={() => onAsk({ _tag: 'revoke', person, role })}
                    >
                      {copy.revoke.button(staffRoleWords[role])}
                    </Button>
                  ))}
                  <Button
                    tone="outline"
                    size="small"
                    className="staff-danger"
                    onClick={() => onAsk({ _tag: 'remove', person })}
                  >
                    {copy.remove.button}
                  </Button>
                </span>
              </div>
            ),
        },
      ]
    : []),
]

const invitationColumns = (
  canChange: boolean,
  onAsk: (asked: Asked) => void,
): ReadonlyArray<Column<StaffInvitation>> => [
  { head: copy.heads.email, cell: ({ email }) => email },
  { head: copy.heads.roles, cell: ({ role }) => staffRoleWords[role] },
  { head: copy.heads.until, cell: ({ expires_at }) => momentText(expires_at) },
  { head: copy.heads.by, cell: ({ by }) => auditActor(by, null) },
  ...(canChange
    ? [
        {
          head: copy.heads.change,
          cell: (invitation: StaffInvitation) => (
            <Button tone="outline" size="small" onClick={() => onAsk({ _tag: 'uninvite', invitation })}>
              {copy.uninvite.button}
            </Button>
          ),
        },
      ]
    : []),
]

export const PeopleScreen = () => {
  const showToast = useToast()
  const canChange = usePermissions()('people.manage')
  const [skip, setSkip] = useState(0)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [answer, reload] = useAnswer(`people.${skip}`, () => staffCalls.listPeople({ query: { skip: String(skip) } }))
  const done = (text: string) => {
    showToast({ text })
    reload()
  }
  return (
    <ScreenFrame title={copy.title} trail={copy.lead}>
      <div className="staff-stack">
        <Permitted to="people.manage" otherwise={null}>
          <InviteForm onDone={done} />
        </Permitted>
        <RemoteView answer={answer} retry={reload}>
          {({ total, people, invitations }) => (
            <div className="staff-stack">
              {invitations.length > 0 && (
                <>
                  <h2 className="staff-card-title">{copy.invitations}</h2>
                  <Table
                    label={copy.invitations}
                    columns={invitationColumns(canChange, setAsked)}
                    rows={invitations}
                    keyOf={({ id }) => id}
                  />
                </>
              )}
              <h2 className="staff-card-title">{copy.people}</h2>
              {people.length === 0 ? (
                <Note>{copy.none}</Note>
              ) : (
                <Table
                  label={copy.people}
                  columns={columnsOf(canChange, setAsked, done)}
                  rows={people}
                  keyOf={({ id }) => id}
                />
              )}
              <span className="staff-tags">
                {skip > 0 && (
                  <Button tone="second" size="small" onClick={() => setSkip(0)}>
                    {copy.first}
                  </Button>
                )}
                {total > skip + people.length && (
                  <Button tone="second" size="small" onClick={() => setSkip(skip + rowsAPage)}>
                    {copy.more}
                  </Button>
                )}
              </span>
            </div>
          )}
        </RemoteView>
      </div>
      <Confirm asked={asked} onClose={() => setAsked(null)} onDone={done} />
    </ScreenFrame>
  )
}
