import type { CallFailure } from '@careplus/core/ports'
import { staffCopy } from '../copy/staff.th'

const alerts = (body: unknown): ReadonlyArray<string> => {
  const given = typeof body === 'object' && body !== null ? (body as { alert_messages?: unknown }).alert_messages : null
  return Array.isArray(given) ? given.filter((each): each is string => typeof each === 'string') : []
}

export const failureText = (failure: CallFailure): string => {
  if (failure._tag === 'NetworkError') return staffCopy.failed.network
  const messages = [alerts(failure.body), failure.fields.map(({ message }) => message)].find(({ length }) => length > 0)
  return messages?.join(' · ') ?? (failure.message || staffCopy.failed.unknown)
}
