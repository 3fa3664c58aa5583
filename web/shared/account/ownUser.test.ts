import { expect, test } from 'vitest'
import { faceOfMember } from './memberFace'
import { lacksOf, ownUser } from './ownUser'

const user = { id: '1', email: 'a@example.com', name: 'แม่มะลิ' }

test('what a server does not tell is not there', () => {
  expect(ownUser(user)).toStrictEqual({ phone: null, birthDate: null, avatarId: null, deleteAt: null, createdAt: null })
  expect(ownUser({ ...user, avatar_id: 7, delete_at: '2026-11-27T00:00:00.000Z' })).toMatchObject({
    avatarId: null,
    deleteAt: '2026-11-27T00:00:00.000Z',
  })
})

test('what a profile lacks', () => {
  expect(lacksOf(user)).toStrictEqual(['birthDate', 'phone'])
  expect(lacksOf({ id: '1', email: null, name: '' })).toStrictEqual(['name', 'birthDate', 'email', 'phone'])
  expect(lacksOf({ ...user, birthday: '1992-04-13', phone: '0812345678' })).toStrictEqual([])
})

test('a face by what the parent calls themselves', () => {
  expect(['คุณพ่อเก่ง', 'ยายแดง', 'คุณปู่', 'มะลิ', null].map(faceOfMember)).toStrictEqual([
    'father',
    'grandmother',
    'grandfather',
    'mother',
    'mother',
  ])
})
