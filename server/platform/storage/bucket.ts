import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../config/storage.js'
import { checkedKey, isKey, StorageUnavailable, type Storage } from './storage.js'

/** Milliseconds of one call without its retries. */
const timeoutMs = 10_000

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly mediaType?: string
}

const first = (xml: string, tag: string): string | null => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null

/** Keys need no escaping in URLs or XML. */
export const bucketStorage = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings): Storage => {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, initRetryMs: 100 })

  /** Null: missing. */
  const send = async ({ method, key, query = {}, bytes, mediaType }: BucketRequest): Promise<Uint8Array | null> => {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${checkedKey(key)}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    let answer: Response
    let body: Uint8Array
    try {
      answer = await aws.fetch(url, {
        method,
        headers: {
          'x-amz-content-sha256': digest,
          ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
        },
        ...(bytes === undefined ? {} : { body: bytes }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      body = new Uint8Array(await answer.arrayBuffer())
    } catch (cause) {
      throw new StorageUnavailable('unreachable', { cause })
    }
    if (answer.ok) return body
    const why = first(new TextDecoder().decode(body), 'Code')
    if (answer.status === 404 && why !== 'NoSuchBucket') return null
    throw new StorageUnavailable(why ?? String(answer.status))
  }

  const listNames = async (query: Readonly<Record<string, string>>, name: RegExp): Promise<ReadonlyArray<string>> => {
    const all: string[] = []
    for (let more = true; more;) {
      const marker = all.at(-1)
      const page = await send({ method: 'GET', query: { ...query, ...(marker === undefined ? {} : { marker }) } })
      const xml = new TextDecoder().decode(page ?? new Uint8Array())
      const named = [...xml.matchAll(name)].map(([, key = '']) => key)
      all.push(...named)
      more = first(xml, 'IsTruncated') === 'true' && named.length > 0
    }
    return all
  }

  return {
    put: async (key, bytes, mediaType) => {
      const stored = await send({ method: 'PUT', key, bytes: Uint8Array.from(bytes), mediaType })
      if (stored === null) throw new StorageUnavailable('404')
    },
    get: (key) => send({ method: 'GET', key }),
    remove: async (key) => {
      await send({ method: 'DELETE', key })
    },
    list: async (folder) => {
      const keys = await listNames({ prefix: `${checkedKey(folder)}/` }, /<Key>([^<]*)<\/Key>/g)
      return keys.filter(isKey).toSorted()
    },
    folders: async (folder) => {
      const query = { prefix: `${checkedKey(folder)}/`, delimiter: '/' }
      const prefixes = await listNames(query, /<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g)
      return prefixes
        .map((prefix) => prefix.replace(/\/$/, ''))
        .filter(isKey)
        .toSorted()
    },
    // An incomplete upload is not stored at all.
    deleteUnfinished: async () => 0,
  }
}
