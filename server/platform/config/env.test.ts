import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseConfig, type Environment } from './env.js'
import { formatFaults } from './settingCodecs.js'

const parse = (env: Environment) => {
  const config = parseConfig(env)
  if (E.isLeft(config)) throw new Error(formatFaults(config.left))
  return config.right
}
const faults = (env: Environment) => {
  const config = parseConfig(env)
  return E.isLeft(config) ? config.left.map(({ name }) => name) : []
}

const production = {
  CAREPLUS_MODE: 'production',
  PUBLIC_URL: 'https://careplus.example',
  API_KEYS: 'web-1,web-2',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'CarePlus <hello@careplus.example>',
  DATABASE_URL: 'postgres://careplus@db.example/careplus?sslmode=verify-full',
  IDENTITY_KEY: '0f'.repeat(32),
  PICTURES_SOCKET: '/run/careplus-pictures.socket',
}

describe('settings', () => {
  it('without any: the demo, on this machine only, on the embedded store', () => {
    expect(parse({})).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      store: { _tag: 'embedded', folder: '.data' },
      mail: null,
    })
    expect(parse({ PORT: ' ', HOST: '' })).toEqual(parse({}))
  })

  it('for production', () => {
    expect(parse({ ...production, HOST: '0.0.0.0', PORT: '80', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
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
    expect(parse({ DATABASE_URL: 'postgres://careplus@127.0.0.1/careplus' }).mode).toBe('demo')
    expect(faults({ ...database, HOST: '0.0.0.0' })).toEqual([
      'PUBLIC_URL',
      'API_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'IDENTITY_KEY',
      'PICTURES_SOCKET',
    ])
  })

  it('of production never make a demo for want of its mode, and say which one to set', () => {
    const { CAREPLUS_MODE: _, ...unsaid } = { ...production, TRUST_PROXY: 'loopback' }
    const config = parseConfig(unsaid)
    expect(E.isLeft(config) && formatFaults(config.left)).toBe(
      'CarePlus cannot start: CAREPLUS_MODE must be set, because PUBLIC_URL, TRUST_PROXY, SMTP_URL and DATABASE_URL say that others will ' +
        'use this server: to production, or to demo, which answers this machine only and sends nothing.',
    )
    expect(parse({ ...unsaid, CAREPLUS_MODE: 'demo' }).mode).toBe('demo')
  })

  it.each([
    ['PUBLIC_URL', 'https://careplus.example'],
    ['PUBLIC_URL', 'http://127.0.0.1.careplus.example'],
    ['TRUST_PROXY', 'loopback'],
    ['SMTP_URL', 'smtp://127.0.0.1'],
    ['SMS_URL', 'https://sms.example'],
    // A demo would create its account there, with the password that everybody knows.
    ['DATABASE_URL', 'postgres://careplus@db.example/careplus?sslmode=verify-full'],
    ['ALLOWED_ORIGINS', 'http://localhost:5173,https://partner.example'],
  ])('that tell of others make no demo by themselves: %s=%s', (name, value) => {
    expect(faults({ [name]: value })).toEqual(['CAREPLUS_MODE'])
    expect(parse({ [name]: value, CAREPLUS_MODE: 'demo' }).mode).toBe('demo')
  })

  it('that tell of this machine alone make a demo', () => {
    expect(parse({ PUBLIC_URL: 'http://127.0.0.1:5173', ALLOWED_ORIGINS: 'http://localhost:5174' }).mode).toBe('demo')
    expect(faults({ HOST: '127.0.0.1.evil.example' })).toEqual(['HOST'])
    expect(faults({ HOST: '127.0.0.2' })).toEqual([])
  })

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['TRUSTED_PROXIES', 'TRUST_PROXY'],
    ['DATADIR', 'DATA_DIR'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['API_KEY', 'API_KEYS'],
    ['smtp_url', 'SMTP_URL'],
    ['STAFFPORT', 'STAFF_PORT'],
  ])('do not resemble ours and start in silence: %s', (name, meant) => {
    const config = parseConfig({ [name]: 'x' })
    expect(E.isLeft(config) && formatFaults(config.left)).toBe(
      `CarePlus cannot start: ${name} is not a setting; a similar one is ${meant}.`,
    )
    expect(faults({ [name]: ' ' })).toEqual([])
  })

  it('under our own name are ours', () => {
    expect(faults({ CAREPLUS_DATA: '/data' })).toEqual(['CAREPLUS_DATA'])
    expect(faults({ CAREPLUS_WEB_API_KEY: 'web', CAREPLUS_WEB_BACK_END: 'https://a.example' })).toEqual([])
  })

  it('of others are left alone', () => {
    const foreignNames = `HOME HOSTNAME HOSTTYPE MAIL PATH PWD USER LANG TERM SHELL EDITOR LOGNAME NODE_ENV NODE_OPTIONS INIT_CWD
      PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSSLMODE POSTGRES_PASSWORD AWS_REGION AWS_ACCESS_KEY_ID
      AWS_SECRET_ACCESS_KEY GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT NPM_TOKEN GITHUB_TOKEN SMTP_HOST SMTP_USER
      HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy TMPDIR XDG_DATA_DIRS XDG_RUNTIME_DIR STATE_DIRECTORY DATABASE_USER
      CAREPLUS_SERVICE_HOST CAREPLUS_SERVICE_PORT_HTTP CAREPLUS_PORT CAREPLUS_PORT_3000_TCP_ADDR
      CAREPLUS_WEB_SERVICE_HOST TEST_DATABASE_URL TEST_CLOCK STAFF_URL STAFF_TOKEN API_URL TZ CI PORTAL`
    expect(faults(Object.fromEntries(foreignNames.split(/\s+/).map((name) => [name, 'x'])))).toEqual([])
  })

  it.each(['PUBLIC_URL', 'API_KEYS', 'SMTP_URL', 'MAIL_FROM', 'DATABASE_URL', 'IDENTITY_KEY'])(
    'production without %s says so',
    (name) => {
      const config = parseConfig({ ...production, [name]: '' })
      expect(E.isLeft(config) && formatFaults(config.left)).toBe(
        `CarePlus cannot start: ${name} is missing, and production needs it.`,
      )
    },
  )

  it('of production never have a child of the server open pictures', () => {
    const config = parseConfig({ ...production, PICTURES_SOCKET: ' ' })
    expect(E.isLeft(config) && formatFaults(config.left)).toBe(
      'CarePlus cannot start: PICTURES_SOCKET is missing: in production the unit careplus-pictures decodes pictures of strangers ' +
        'as a separate user, never the server itself.',
    )
    expect(parse(production).picturesSocket).toBe('/run/careplus-pictures.socket')
    expect(parse({}).picturesSocket).toBeNull()
  })

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
    const config = parseConfig(env)
    expect(E.isLeft(config) && formatFaults(config.left).split('\n')).toHaveLength(1)
  })

  it('never print a secret', () => {
    const config = parseConfig({ ...production, DATABASE_URL: 'http://user:secret@db', SMTP_URL: 'mail:secret' })
    expect(E.isLeft(config) && formatFaults(config.left)).not.toContain('secret')
  })

  it('for text messages: a provider, its own headers, a body of its own', () => {
    expect(parse(production).sms).toBeNull()
    expect(parse({ ...production, SMS_URL: 'https://sms.example/send' }).sms).toMatchObject({
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
    expect(parse(all).sms).toMatchObject({
      headers: { 'x-account': '7', authorization: 'Bearer secret' },
      sender: 'Mali',
      body: 'to={national}&text={text}',
      dailyBudget: 50,
    })
    expect(parse({ CAREPLUS_MODE: 'demo', SMS_URL: 'https://sms.example/send' }).sms).toBeNull()
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
    const config = parseConfig(env)
    if (/TOKEN|HEADERS|BODY/.test(name)) expect(E.isLeft(config) && formatFaults(config.left)).not.toContain(value)
  })

  it('of text messages without an address of the provider are of no use', () => {
    expect(faults({ ...production, SMS_TOKEN: 'secret' })).toEqual(['SMS_URL'])
  })

  it('for pictures of bills: a folder of the data, another one, or a bucket told whole', () => {
    expect(parse({}).storage).toEqual({ _tag: 'folder', folder: '.data/pictures' })
    expect(parse({ DATA_DIR: '/data' }).storage).toEqual({ _tag: 'folder', folder: '/data/pictures' })
    expect(parse({ FILES_DIR: '/pictures' }).storage).toEqual({ _tag: 'folder', folder: '/pictures' })
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'careplus-bills',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(parse(bucket).storage).toEqual({
      _tag: 'bucket',
      endpoint: 'https://s3.example',
      bucket: 'careplus-bills',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(parse({ ...bucket, S3_REGION: 'ap-southeast-7' }).storage).toMatchObject({ region: 'ap-southeast-7' })
    for (const name of Object.keys(bucket)) expect(faults({ ...bucket, [name]: '' })).toEqual([name])
    expect(faults({ S3_REGION: 'ap-southeast-7' })).toEqual(Object.keys(bucket))
    expect(faults({ ...bucket, FILES_DIR: '/pictures' })).toEqual(['FILES_DIR'])
    expect(faults({ ...bucket, S3_ENDPOINT: 'http://s3.example' })).toEqual(['S3_ENDPOINT'])
    expect(faults({ ...bucket, S3_BUCKET: '../elsewhere' })).toEqual(['S3_BUCKET'])
  })

  it('for staff: listened to in the demo, on the next port; in production only if asked', () => {
    expect(parse({}).staff).toMatchObject({ port: 3001, orFree: true })
    expect(parse({ PORT: '4000' }).staff).toMatchObject({ port: 4001, orFree: true })
    expect(parse({ PORT: '0' }).staff).toMatchObject({ port: 0, orFree: true })
    expect(parse({ PORT: '65535' }).staff?.port).toBe(0)
    expect(parse({ STAFF_PORT: '4100' }).staff).toMatchObject({ port: 4100, orFree: false })
    expect(parse(production).staff).toBeNull()
    expect(parse({ ...production, STAFF_PORT: '3001' }).staff).toMatchObject({ port: 3001, orFree: false })
    expect(faults({ STAFF_PORT: '3000' })).toEqual(['STAFF_PORT'])
    expect(faults({ PORT: '4000', STAFF_PORT: '4000' })).toEqual(['STAFF_PORT'])
    expect(faults({ PORT: '0', STAFF_PORT: '0' })).toEqual([])

    const directory = {
      STAFF_OIDC_ISSUER: 'https://login.example',
      STAFF_OIDC_CLIENT_ID: 'careplus',
      STAFF_OIDC_CLIENT_SECRET: 'secret',
    }
    const reachable = { ...directory, STAFF_PUBLIC_URL: 'https://staff.example' }
    expect(parse({ ...reachable, STAFF_OIDC_ACR: 'gold, 2' }).staff).toMatchObject({
      publicUrl: 'https://staff.example',
      directory: { issuer: 'https://login.example', needsSecondFactor: true, acr: ['gold', '2'], isSample: false },
    })
    expect(parse({ ...directory, STAFF_OIDC_SECOND_FACTOR: 'off' }).staff?.directory?.needsSecondFactor).toBe(false)
    for (const name of Object.keys(directory)) expect(faults({ ...reachable, [name]: '' })).toEqual([name])
    expect(faults({ STAFF_PUBLIC_URL: 'https://staff.example' })).toEqual(['STAFF_OIDC_ISSUER'])
    expect(faults({ ...reachable, STAFF_PUBLIC_URL: 'http://staff.example' })).toEqual(['STAFF_PUBLIC_URL'])
    expect(faults({ ...reachable, STAFF_OIDC_ISSUER: 'http://login.example' })).toEqual(['STAFF_OIDC_ISSUER'])
  })

  it('refuse an address of parents, or of another front end, without encryption, save on this machine', () => {
    expect(faults({ ...production, PUBLIC_URL: 'http://careplus.example' })).toEqual(['PUBLIC_URL'])
    expect(faults({ ...production, PUBLIC_URL: 'http://127.0.0.1:3000' })).toEqual([])
    expect(faults({ ...production, ALLOWED_ORIGINS: 'https://a.example,http://b.example' })).toEqual([
      'ALLOWED_ORIGINS',
    ])
    expect(faults({ ...production, ALLOWED_ORIGINS: 'https://a.example,http://localhost:5173' })).toEqual([])
  })

  it('refuse a database on another machine without encryption, unless it is said to be meant', () => {
    const of = (DATABASE_URL: string, more: Environment = {}) => faults({ ...production, ...more, DATABASE_URL })
    expect(of('postgres://careplus@db.example/careplus')).toEqual(['DATABASE_URL'])
    expect(of('postgres:///careplus?host=db.example')).toEqual(['DATABASE_URL'])
    expect(of('postgres://careplus@127.db.example/careplus')).toEqual(['DATABASE_URL'])
    const remote = 'postgres://careplus@db.example/careplus'
    for (const query of ['sslmode=verify-full', 'sslmode=disable']) expect(of(`${remote}?${query}`)).toEqual([])
    for (const query of ['no-verify', 'require', 'prefer', 'allow', 'verify-ca', '', 'none']) {
      expect([query, of(`${remote}?sslmode=${query}`)]).toEqual([query, ['DATABASE_URL']])
      expect([query, of(remote, { PGSSLMODE: query })]).toEqual([query, ['DATABASE_URL']])
      expect(of(`${remote}?sslmode=${query}`, { PGSSLMODE: 'verify-full' })).toEqual(['DATABASE_URL'])
    }
    for (const query of ['ssl=true', 'ssl=no-verify', 'ssl=0&sslmode=verify-full'])
      expect([query, of(`${remote}?${query}`)]).toEqual([query, ['DATABASE_URL']])
    expect(of(remote, { PGSSLMODE: 'verify-full' })).toEqual([])
    for (const local of ['127.0.0.1:5432', 'localhost', '[::1]', ''])
      expect(of(`postgres://${local}/careplus`)).toEqual([])
    expect(of('postgres:///careplus?host=/var/run/postgresql')).toEqual([])
  })

  it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/1', '2000::/3', '::ffff:0:0/96'])(
    'refuse to believe the whole internet: TRUST_PROXY=%s',
    (network) => {
      expect(faults({ ...production, TRUST_PROXY: `10.0.0.0/8, ${network}` })).toEqual(['TRUST_PROXY'])
    },
  )

  it('believe the whole internet where that is said to be meant', () => {
    expect(parse({ ...production, TRUST_PROXY: 'anyone' }).trustProxy).toEqual(['0.0.0.0/0', '::/0'])
    expect(faults({ ...production, TRUST_PROXY: 'fc00::/7, ::ffff:10.0.0.0/104, 192.0.2.1' })).toEqual([])
  })
})

describe('signing in with an account elsewhere', () => {
  it('is absent without settings, and has the providers’ own addresses with few', () => {
    expect(parse({}).social).toEqual({ google: null, line: null, facebook: null })
    const { google, facebook } = parse({
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

  it('for messages in LINE: a channel beside that of LINE Login, and only in production', () => {
    const login = { LINE_CHANNEL_ID: '165', LINE_CHANNEL_SECRET: 'abc' }
    const channel = {
      LINE_MESSAGING_TOKEN: 'token',
      LINE_MESSAGING_SECRET: 'secret',
      LINE_OFFICIAL_ACCOUNT: '@careplus',
    }
    expect(parse(production).lineMessaging).toBeNull()
    expect(parse({ ...login, ...channel }).lineMessaging).toBeNull()
    expect(parse({ ...production, ...login, ...channel }).lineMessaging).toEqual({
      token: 'token',
      secret: 'secret',
      url: 'https://api.line.me',
      account: '@careplus',
      monthlyBudget: null,
      ca: null,
    })
    const more = {
      LINE_MONTHLY_BUDGET: '5000',
      LINE_MESSAGING_URL: 'http://127.0.0.1:1/',
    }
    expect(parse({ ...production, ...login, ...channel, ...more }).lineMessaging).toMatchObject({
      url: 'http://127.0.0.1:1',
      monthlyBudget: 5000,
    })
    expect(faults(channel)).toEqual(['LINE_CHANNEL_ID'])
    for (const name of ['LINE_MESSAGING_TOKEN', 'LINE_MESSAGING_SECRET', 'LINE_OFFICIAL_ACCOUNT'] as const)
      expect(faults({ ...login, ...channel, [name]: '' })).toEqual([name])
    expect(faults({ ...login, LINE_MESSAGING_TOKEN: 'token' })).toEqual([
      'LINE_MESSAGING_SECRET',
      'LINE_OFFICIAL_ACCOUNT',
    ])
    expect(faults(more)).toEqual(['LINE_MESSAGING_TOKEN'])
    for (const [name, value] of [
      ['LINE_MESSAGING_URL', 'http://api.line.me'],
      ['LINE_OFFICIAL_ACCOUNT', 'careplus'],
      ['LINE_MONTHLY_BUDGET', '0'],
      ['LINE_MESSAGING_TOKEN', 'to\nken'],
    ] as const)
      expect(faults({ ...login, ...channel, [name]: value })).toContain(name)
  })

  it('asks LINE for nothing that its channel may not have, unless it is said', () => {
    const channel = { LINE_CHANNEL_ID: '165', LINE_CHANNEL_SECRET: 'abc' }
    expect(parse(channel).social.line).toEqual({
      channelId: '165',
      channelSecret: 'abc',
      issuer: 'https://access.line.me',
      authorization: 'https://access.line.me/oauth2/v2.1/authorize',
      asksEmail: false,
      friendship: 'off',
    })
    const more = { ...channel, LINE_EMAIL: 'on', LINE_FRIENDSHIP: 'aggressive' }
    expect(parse(more).social.line).toMatchObject({ asksEmail: true, friendship: 'aggressive' })
    expect(faults({ ...channel, LINE_FRIENDSHIP: 'always' })).toEqual(['LINE_FRIENDSHIP'])
    expect(faults({ LINE_CHANNEL_ID: '165' })).toEqual(['LINE_CHANNEL_SECRET'])
    expect(faults({ LINE_EMAIL: 'on' })).toEqual(['LINE_CHANNEL_ID'])
    expect(faults({ ...channel, LINE_ISSUER: 'https://id.example' })).toEqual(['LINE_AUTHORIZATION_URL'])
  })

  it('tells what one setting lacks without another', () => {
    expect(faults({ GOOGLE_CLIENT_SECRET: 's' })).toEqual(['GOOGLE_CLIENT_ID'])
    expect(faults({ GOOGLE_CLIENT_ID: 'c', GOOGLE_ISSUER: 'https://id.example' })).toEqual(['GOOGLE_AUTHORIZATION_URL'])
    expect(faults({ FACEBOOK_APP_ID: '123' })).toEqual(['FACEBOOK_APP_SECRET'])
    expect(faults({ FACEBOOK_APP_SECRET: 's' })).toEqual(['FACEBOOK_APP_ID'])
  })

  it('sends no secret without encryption, except within this machine, and shows none', () => {
    const secret = { GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 'two words' }
    const config = parseConfig(secret)
    expect(E.isLeft(config) && formatFaults(config.left)).not.toContain('two words')
    const at = (GOOGLE_ISSUER: string) =>
      faults({ GOOGLE_CLIENT_ID: 'c', GOOGLE_AUTHORIZATION_URL: 'https://id.example/auth', GOOGLE_ISSUER })
    expect(at('http://id.example')).toEqual(['GOOGLE_ISSUER'])
    expect(at('https://id.example/?a=1')).toEqual(['GOOGLE_ISSUER'])
    expect(at('http://127.0.0.1:9000')).toEqual([])
  })
})
