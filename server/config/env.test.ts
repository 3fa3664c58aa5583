import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig, type Environment } from './env.js'
import { sentence } from './readings.js'

const read = (env: Environment) => {
  const config = readConfig(env)
  if (E.isLeft(config)) throw new Error(sentence(config.left))
  return config.right
}
const faults = (env: Environment) => {
  const config = readConfig(env)
  return E.isLeft(config) ? config.left.map(({ name }) => name) : []
}

const production = {
  CAREPLUS_MODE: 'production',
  PUBLIC_URL: 'https://careplus.example',
  API_KEYS: 'web-1,web-2',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'CarePlus <hello@careplus.example>',
  DATABASE_URL: 'postgres://careplus@db.example/careplus',
}

describe('settings', () => {
  it('without any: the demo, on this machine only, on the embedded store', () => {
    expect(read({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      store: { _tag: 'embedded', folder: '.data' },
      mail: null,
    })
    expect(read({ PORT: ' ', HOST: '' })).toEqual(read({}))
  })

  it('for production', () => {
    expect(read({ ...production, HOST: '0.0.0.0', PORT: '80', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      mode: 'production',
      publicUrl: 'https://careplus.example',
      apiKeys: ['web-1', 'web-2'],
      trustProxy: ['10.0.0.0/8', '::1'],
      store: { _tag: 'postgres', poolSize: 10 },
      mail: { from: 'CarePlus <hello@careplus.example>' },
    })
  })

  it('imply production by a database and an address that others reach', () => {
    const database = { DATABASE_URL: production.DATABASE_URL }
    expect(read(database).mode).toBe('demo')
    expect(faults({ ...database, HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL', 'API_KEYS', 'SMTP_URL', 'MAIL_FROM'])
  })

  it.each(['PUBLIC_URL', 'API_KEYS', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL'])(
    'production without %s says so',
    (name) => {
      const config = readConfig({ ...production, [name]: '' })
      expect(E.isLeft(config) && sentence(config.left)).toBe(
        `CarePlus cannot start: ${name} is missing, and production needs it.`,
      )
    },
  )

  it('tell every fault at once, in one sentence', () => {
    const env = {
      PORT: '99999',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'careplus',
      ALLOWED_ORIGINS: 'https://a.example/path',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      CAREPLUS_MODE: 'demo',
      DATABASE_URL: 'mysql://x',
    }
    expect(faults(env).sort()).toEqual([
      'ALLOWED_ORIGINS',
      'DATABASE_URL',
      'HOST',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'TRUST_PROXY',
    ])
    const config = readConfig(env)
    expect(E.isLeft(config) && sentence(config.left).split('\n')).toHaveLength(1)
  })

  it('never print a secret', () => {
    const config = readConfig({ ...production, DATABASE_URL: 'http://user:secret@db', SMTP_URL: 'mail:secret' })
    expect(E.isLeft(config) && sentence(config.left)).not.toContain('secret')
  })

  it('refuse a public address without encryption, save on this machine', () => {
    expect(faults({ ...production, PUBLIC_URL: 'http://careplus.example' })).toEqual(['PUBLIC_URL'])
    expect(faults({ ...production, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
  })
})
