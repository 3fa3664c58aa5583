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

  it('for text messages: a provider, its own headers, a body of its own', () => {
    expect(read(production).sms).toBeNull()
    expect(read({ ...production, SMS_URL: 'https://sms.example/send' }).sms).toMatchObject({
      headers: {},
      sender: 'CarePlus',
      ca: null,
      dailyBudget: 2000,
    })
    const all = {
      ...production,
      SMS_URL: 'https://sms.example/send',
      SMS_TOKEN: 'secret',
      SMS_HEADERS: '{"x-account":"7"}',
      SMS_SENDER: 'Mali',
      SMS_BODY: 'to={national}&text={text}',
      SMS_DAILY_BUDGET: '50',
    }
    expect(read(all).sms).toMatchObject({
      headers: { 'x-account': '7', authorization: 'Bearer secret' },
      sender: 'Mali',
      body: 'to={national}&text={text}',
      dailyBudget: 50,
    })
    // The demo sends nothing to anybody.
    expect(read({ SMS_URL: 'https://sms.example/send' }).sms).toBeNull()
  })

  it.each([
    ['SMS_URL', 'http://sms.example'],
    ['SMS_TOKEN', 'a\r\nx-injected: 1'],
    ['SMS_HEADERS', 'x-account: 7'],
    ['SMS_HEADERS', '{"bad name":"7"}'],
    ['SMS_HEADERS', '{"x":"a\\r\\nb: c"}'],
    ['SMS_HEADERS', '{"x":7}'],
    ['SMS_BODY', '{"to":"{to}"}'],
    ['SMS_BODY', '{"text":"{text}"}'],
    ['SMS_BODY', '{"to":"{to}","text":"{text}"'],
    ['SMS_CA', '/nowhere/ca.pem'],
    ['SMS_DAILY_BUDGET', '0'],
  ])('%s %j is a fault, told without its value where that may be a secret', (name, value) => {
    const env = { ...production, SMS_URL: 'https://sms.example', [name]: value }
    expect(faults(env)).toEqual([name])
    const config = readConfig(env)
    if (/TOKEN|HEADERS|BODY/.test(name)) expect(E.isLeft(config) && sentence(config.left)).not.toContain(value)
  })

  it('of text messages without an address of the provider are of no use', () => {
    expect(faults({ ...production, SMS_TOKEN: 'secret' })).toEqual(['SMS_URL'])
  })

  it('for pictures of bills: a folder of the data, another one, or a bucket told whole', () => {
    expect(read({}).storage).toEqual({ _tag: 'folder', folder: '.data/pictures' })
    expect(read({ DATA_DIR: '/data' }).storage).toEqual({ _tag: 'folder', folder: '/data/pictures' })
    expect(read({ FILES_DIR: '/pictures' }).storage).toEqual({ _tag: 'folder', folder: '/pictures' })
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'careplus-bills',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(read(bucket).storage).toEqual({
      _tag: 'bucket',
      endpoint: 'https://s3.example',
      bucket: 'careplus-bills',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(read({ ...bucket, S3_REGION: 'ap-southeast-7' }).storage).toMatchObject({ region: 'ap-southeast-7' })
    for (const name of Object.keys(bucket)) expect(faults({ ...bucket, [name]: '' })).toEqual([name])
    expect(faults({ S3_REGION: 'ap-southeast-7' })).toEqual(Object.keys(bucket))
    expect(faults({ ...bucket, FILES_DIR: '/pictures' })).toEqual(['FILES_DIR'])
    expect(faults({ ...bucket, S3_ENDPOINT: 'http://s3.example' })).toEqual(['S3_ENDPOINT'])
    expect(faults({ ...bucket, S3_BUCKET: '../elsewhere' })).toEqual(['S3_BUCKET'])
  })

  it('for staff: listened to in the demo, on the next port; in production only if asked', () => {
    expect(read({}).staff).toEqual({ port: 3001, orFree: true })
    expect(read({ PORT: '4000' }).staff).toEqual({ port: 4001, orFree: true })
    expect(read({ PORT: '0' }).staff).toEqual({ port: 0, orFree: true })
    expect(read({ PORT: '65535' }).staff?.port).toBe(0)
    expect(read({ STAFF_PORT: '4100' }).staff).toEqual({ port: 4100, orFree: false })
    expect(read(production).staff).toBeNull()
    expect(read({ ...production, STAFF_PORT: '3001' }).staff).toEqual({ port: 3001, orFree: false })
    expect(faults({ STAFF_PORT: '3000' })).toEqual(['STAFF_PORT'])
    expect(faults({ PORT: '4000', STAFF_PORT: '4000' })).toEqual(['STAFF_PORT'])
    expect(faults({ PORT: '0', STAFF_PORT: '0' })).toEqual([])
  })

  it('refuse a public address without encryption, save on this machine', () => {
    expect(faults({ ...production, PUBLIC_URL: 'http://careplus.example' })).toEqual(['PUBLIC_URL'])
    expect(faults({ ...production, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
  })
})

describe('signing in with an account elsewhere', () => {
  it('is absent without settings, and has the providers’ own addresses with few', () => {
    expect(read({}).social).toEqual({ google: null, facebook: null })
    const { google, facebook } = read({
      GOOGLE_CLIENT_ID: 'web.apps.example',
      FACEBOOK_APP_ID: '123',
      FACEBOOK_APP_SECRET: 'abc',
    }).social
    expect(google).toEqual({
      clientId: 'web.apps.example',
      clientSecret: null,
      issuer: 'https://accounts.google.com',
      authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    })
    expect(facebook).toEqual({
      appId: '123',
      appSecret: 'abc',
      dialog: 'https://www.facebook.com/v21.0/dialog/oauth',
      graph: 'https://graph.facebook.com/v21.0',
    })
  })

  it('tells what one setting lacks without another', () => {
    expect(faults({ GOOGLE_CLIENT_SECRET: 's' })).toEqual(['GOOGLE_CLIENT_ID'])
    expect(faults({ GOOGLE_CLIENT_ID: 'c', GOOGLE_ISSUER: 'https://id.example' })).toEqual(['GOOGLE_AUTHORIZATION_URL'])
    expect(faults({ FACEBOOK_APP_ID: '123' })).toEqual(['FACEBOOK_APP_SECRET'])
    expect(faults({ FACEBOOK_APP_SECRET: 's' })).toEqual(['FACEBOOK_APP_ID'])
  })

  it('sends no secret without encryption, except within this machine, and shows none', () => {
    const secret = { GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 'two words' }
    const config = readConfig(secret)
    expect(E.isLeft(config) && sentence(config.left)).not.toContain('two words')
    const at = (GOOGLE_ISSUER: string) =>
      faults({ GOOGLE_CLIENT_ID: 'c', GOOGLE_AUTHORIZATION_URL: 'https://id.example/auth', GOOGLE_ISSUER })
    expect(at('http://id.example')).toEqual(['GOOGLE_ISSUER'])
    expect(at('https://id.example/?a=1')).toEqual(['GOOGLE_ISSUER'])
    expect(at('http://127.0.0.1:9000')).toEqual([])
  })
})
