/**
 * What React Native adds to Hermes, in the parts that the adapters use: fetch and XMLHttpRequest without streams, over
 * `send(method, url, headers, body)`, which gives `[status, text]`, or null for a lost connection.
 * Source: react-native Libraries/Network, whatwg-fetch.
 */
/* global send */
{
  class Headers {
    constructor(given = {}) {
      this.map = {}
      if (given instanceof Headers) given.forEach((value, name) => this.set(name, value))
      else for (const [name, value] of Array.isArray(given) ? given : Object.entries(given)) this.set(name, value)
    }
    set(name, value) {
      this.map[name.toLowerCase()] = String(value)
    }
    get(name) {
      return this.map[name.toLowerCase()] ?? null
    }
    has(name) {
      return name.toLowerCase() in this.map
    }
    forEach(each) {
      for (const [name, value] of Object.entries(this.map)) each(value, name)
    }
  }

  class Listeners {
    constructor() {
      this.all = {}
    }
    addEventListener(type, listener) {
      ;(this.all[type] ??= []).push(listener)
    }
    removeEventListener(type, listener) {
      this.all[type] = (this.all[type] ?? []).filter((each) => each !== listener)
    }
    tell(type, event) {
      for (const listener of this.all[type] ?? []) listener(event)
    }
  }

  class AbortController {
    constructor() {
      this.signal = Object.assign(new Listeners(), { aborted: false })
    }
    abort() {
      this.signal.aborted = true
      this.signal.tell('abort')
    }
  }

  class XMLHttpRequest extends Listeners {
    upload = new Listeners()
    headers = {}
    status = 0
    response = ''
    open(method, url) {
      this.method = method
      this.responseURL = url
    }
    setRequestHeader(name, value) {
      this.headers[name] = value
    }
    abort() {
      this.tell('abort')
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\n'
    }
    async send(body) {
      const reply = await send(this.method, this.responseURL, this.headers, body)
      if (reply === null) return this.tell('error')
      this.upload.tell('load', { loaded: body.length, total: body.length })
      ;[this.status, this.response] = reply
      this.tell('load')
    }
  }

  Object.assign(globalThis, { Headers, AbortController, XMLHttpRequest })

  globalThis.fetch = async (url, { method, headers, body }) => {
    const reply = await send(method, url, headers.map, body)
    if (reply === null) throw new TypeError('Network request failed')
    const [status, text] = reply
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => text,
    }
  }

  /** AsyncStorage. */
  const texts = new Map()
  globalThis.device = {
    getItem: async (name) => texts.get(name) ?? null,
    setItem: async (name, text) => void texts.set(name, text),
  }
  /** Of expo-crypto. */
  globalThis.getRandomValues = (array) => array.map(() => Math.floor(Math.random() * 2 ** 32))
}
