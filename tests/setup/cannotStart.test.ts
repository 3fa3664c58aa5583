import { expect, test } from 'vitest'
import {
  describeFolderFailure,
  describeListenFailure,
  describeStoreRefusal,
} from '../../server/commands/startFailures.js'
import { parseConfig } from '../../server/platform/config/env.js'
import { FolderUnusable } from '../../server/platform/storage/folder.js'

const read = parseConfig({ HOST: '127.0.0.2', PORT: '80', STAFF_PORT: '81' })
const config = read._tag === 'Right' ? read.right : expect.unreachable()
const own = { syscall: 'listen', address: '127.0.0.2', port: 80 }
const ofStaff = { syscall: 'listen', address: '127.0.0.1', port: 81 }
const looking = { syscall: 'getaddrinfo', hostname: '127.0.0.2' }

test.each([
  [{ ...own, code: 'EADDRINUSE' }, 'port 80 on 127.0.0.2 is already in use; set PORT to another one.'],
  [{ ...ofStaff, code: 'EADDRINUSE' }, 'port 81 on 127.0.0.1 is already in use; set STAFF_PORT to another one.'],
  [{ ...own, code: 'EACCES' }, 'port 80 on 127.0.0.2 may not be used by this user; set PORT to another one.'],
  [{ ...ofStaff, code: 'EACCES' }, 'port 81 on 127.0.0.1 may not be used by this user; set STAFF_PORT to another one.'],
  [{ ...own, code: 'EADDRNOTAVAIL' }, 'this machine has no address 127.0.0.2; set HOST to another one.'],
  [{ ...looking, code: 'ENOTFOUND' }, 'this machine has no address 127.0.0.2; set HOST to another one.'],
  [{ ...looking, code: 'EAI_AGAIN' }, 'this machine has no address 127.0.0.2; set HOST to another one.'],
])('failing to listen: %o', (failure, sentence) => {
  expect(describeListenFailure(failure, config)).toBe(`CarePlus cannot start: ${sentence}`)
})

test.each([
  { syscall: 'open', code: 'EACCES', path: '/web/index.html' },
  { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 's3.example' },
  { ...own, code: 'EMFILE' },
  new TypeError('a defect'),
])('what is no failure to listen gets no such sentence: %o', (failure) => {
  expect(describeListenFailure(failure, config)).toBeNull()
})

test.each([
  [
    describeStoreRefusal({ _tag: 'FolderInUse', folder: '/d', pid: 7, host: 'web-1' }),
    'another CarePlus (process 7 on web-1) is using the data folder "/d".',
  ],
  [
    describeStoreRefusal({ _tag: 'FolderNotWritable', folder: '/d', reason: 'EACCES' }),
    'the data folder "/d" cannot be written (EACCES).',
  ],
  [
    describeStoreRefusal({ _tag: 'StoreDamaged', folder: '/d' }),
    'the store in the data folder "/d" is damaged. Restore a backup, or move the folder away to start with an empty store.',
  ],
  [
    describeStoreRefusal({ _tag: 'NoRoom', folder: '/d' }),
    'the disk of the data folder "/d" is full. Nothing is lost: free some space and start again.',
  ],
  [
    describeStoreRefusal({ _tag: 'DatabaseUnreachable', reason: '28P01' }),
    'the database of DATABASE_URL cannot be reached (28P01).',
  ],
  [
    describeFolderFailure(new FolderUnusable('/d/incoming', 'EACCES')),
    'the folder "/d/incoming" for pictures cannot be written (EACCES).',
  ],
])('%s', (message, sentence) => {
  expect(message).toBe(`CarePlus cannot start: ${sentence}`)
})
