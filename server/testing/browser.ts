export interface Visit {
  readonly returned: URL
}

export const visitProvider = async (authorization: string, account: string | null): Promise<Visit> => {
  const jar = new Map<string, string>()
  const home = new URL(authorization).origin
  let address = authorization
  let form: URLSearchParams | null = null
  for (let hop = 0; hop < 10; hop += 1) {
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form === null ? {} : { method: 'POST', body: form }),
    })
    form = null
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      const next = new URL(location, address)
      if (next.origin !== home) return { returned: next }
      address = next.href
      continue
    }
    const action = /action="([^"]+)"/.exec(await response.text())?.[1]
    if (action === undefined) throw new Error(`${address} answered ${response.status}`)
    address = new URL(action.replaceAll('&amp;', '&'), address).href
    form = new URLSearchParams(account === null ? { answer: 'no' } : { account, answer: 'yes' })
  }
  throw new Error('the provider sends its visitor in circles')
}
