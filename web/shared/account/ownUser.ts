import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { SessionUser } from '@careplus/core/ports'

const text = (user: SessionUser, field: string): string | null => {
  const value = user[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What this server says of a user besides id, e-mail and name; another back end may leave it out. */
export const ownUser = (user: SessionUser) => ({
  phone: text(user, 'phone'),
  birthDate: text(user, 'birthday'),
  avatarId: text(user, 'avatar_id'),
  /** UTC ISO instant. */
  deleteAt: text(user, 'delete_at'),
  createdAt: text(user, 'created_at'),
})

export const joinedOn = (user: SessionUser): IsoDate | null => {
  const at = Date.parse(ownUser(user).createdAt ?? '')
  return Number.isNaN(at) ? null : todayInBangkok(at)
}

/** In the order in which a profile asks for them. */
export type Lack = 'name' | 'birthDate' | 'email' | 'phone'

export const lacksOf = (user: SessionUser): ReadonlyArray<Lack> => {
  const { birthDate, phone } = ownUser(user)
  const held = { name: user.name, birthDate, email: user.email, phone }
  return (['name', 'birthDate', 'email', 'phone'] as const).filter(
    (field) => held[field] === null || held[field] === '',
  )
}
