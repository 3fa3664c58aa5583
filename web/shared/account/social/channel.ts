import type { ReturnAddress } from '@careplus/core/session'

/** The only way between the provider's window and the page that opened it, which may have no reference to each other. */
const channelName = 'careplus.social'

/** In ms. */
const ackMs = 1500

type Message =
  | ({ readonly type: 'answer'; readonly state: string } & ReturnAddress)
  | { readonly type: 'taken'; readonly state: string }

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  'state' in data &&
  typeof data.state === 'string' &&
  (data.type === 'taken' ||
    (data.type === 'answer' &&
      'search' in data &&
      typeof data.search === 'string' &&
      'hash' in data &&
      typeof data.hash === 'string'))

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

const send = (channel: BroadcastChannel, message: Message): void => {
  // A channel has one origin, our own, and takes no other argument.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)
}

export const passReturn = (state: string, { search, hash }: ReturnAddress): Promise<boolean> => {
  const channel = open()
  if (channel === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (taken: boolean): void => {
      clearTimeout(timer)
      channel.close()
      resolve(taken)
    }
    const timer = setTimeout(() => end(false), ackMs)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.type === 'taken' && data.state === state) end(true)
    })
    send(channel, { type: 'answer', state, search, hash })
  })
}

export const awaitAnswer = (state: string, take: (address: ReturnAddress) => void): (() => void) => {
  const channel = open()
  if (channel === null) return () => undefined
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.type !== 'answer' || data.state !== state) return
    send(channel, { type: 'taken', state })
    channel.close()
    take({ search: data.search, hash: data.hash })
  })
  return () => channel.close()
}
