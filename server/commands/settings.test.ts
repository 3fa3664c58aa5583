import { afterAll, afterEach, expect, it } from 'vitest'
import { settingsFault } from './settings.js'
import { contentCopy, ownContent } from '../testing/contentFixtures.js'

const { folder, drop, restore, remove } = contentCopy()
afterEach(restore)
afterAll(remove)

const production = {
  CAREPLUS_MODE: 'production',
  DATABASE_URL: 'postgres://careplus@127.0.0.1/careplus',
  PUBLIC_URL: 'https://careplus.test',
  API_KEYS: 'careplus-web',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'CarePlus <hello@careplus.test>',
  IDENTITY_KEY: '0f'.repeat(32),
  PICTURES_SOCKET: '/run/careplus-pictures.socket',
}

it('says before the pages are built that production lacks a setting, or that its content is sample', () => {
  expect(settingsFault({ CAREPLUS_MODE: 'production' })).toContain('IDENTITY_KEY')
  expect(settingsFault({ ...production, CONTENT_DIR: ownContent })).toMatch(
    /^CarePlus cannot start: the content in ".*" is sample content: /,
  )
  expect(settingsFault({ CONTENT_DIR: ownContent })).toBeNull()
  drop('sample.json')
  expect(settingsFault({ ...production, CONTENT_DIR: folder })).toBeNull()
  drop('products.json')
  expect(settingsFault({ CONTENT_DIR: folder })).toContain('cannot be imported:\n  products.json:1: it is not there')
})
