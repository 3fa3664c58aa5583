import * as E from 'fp-ts/Either'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { pathMatcher } from '@careplus/core/navigation'
import { loadContent, type Content } from '../import/loadContent.js'
import { contentHash, importContent } from '../import/importContent.js'
import { publishedAddresses, type Address } from '../pages/pageAddresses.js'
import type { Refused } from '../../platform/refusal/refused.js'
import { embeddedEngine } from '../../platform/store/embedded.js'
import { storeOn } from '../../platform/store/store.js'
import { publicationHandlers } from './publicationHandlers.js'

export { sitemap } from '../pages/pageAddresses.js'

export interface Publications {
  readonly ask: (path: string) => Promise<unknown>
  readonly addresses: ReadonlyArray<Address>
  /** The same hash as of a store with this content. */
  readonly stamp: string
  readonly items: ReadonlyArray<SharedItem>
  readonly close: () => Promise<void>
}

export interface SharedItem {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly picture: string
}

const sharedItem =
  (path: string) =>
  ({ value }: Content['rewards'][number] | Content['draws'][number]): SharedItem => ({
    path: `${path}/${value.id}`,
    title: value.title,
    description: value.body.split(/\n\s*\n/)[0]?.replaceAll('\n', ' ') ?? value.title,
    picture: `${value.picture}-banner.svg`,
  })

const endpoints = new Map<string, Endpoint>(
  Object.values(contract)
    .filter(({ cached }: Endpoint) => cached)
    .map((endpoint: Endpoint) => [endpoint.path, endpoint]),
)
const endpointAt = pathMatcher([...endpoints.keys()])

type Answering = (call: object) => Promise<E.Either<Refused, unknown>>
const answering = publicationHandlers as unknown as Readonly<Record<string, Answering>>

/** The API's own code on a store in memory, before any server runs. Rejects if the content is invalid. */
export const publicationsOf = async (contentFolder: string, now: Date): Promise<Publications> => {
  const content = loadContent(contentFolder)
  if (E.isLeft(content)) throw new Error(`The content is broken: ${JSON.stringify(content.left)}`)
  const store = await storeOn(await embeddedEngine('memory://'), now)
  const imported = await importContent(store.db, content.right, now)
  if (E.isLeft(imported)) throw new Error(`The content was not taken: ${JSON.stringify(imported.left)}`)
  return {
    ask: async (path) => {
      const { pathname, searchParams } = new URL(path, 'http://localhost')
      const match = endpointAt(pathname)
      const endpoint = match._tag === 'matched' ? endpoints.get(match.template) : undefined
      const answer = endpoint === undefined ? undefined : answering[endpoint.name]
      if (match._tag !== 'matched' || endpoint === undefined || answer === undefined)
        throw new Error(`${path} is no publication`)
      const query = endpoint.query?.decode(Object.fromEntries(searchParams)) ?? E.right(undefined)
      if (E.isLeft(query)) throw new Error(`${path} has a query that the API refuses`)
      const answered = await answer({ db: store.db, params: match.params, query: query.right, now })
      if (E.isLeft(answered)) throw new Error(`${path} is refused: ${JSON.stringify(answered.left)}`)
      return JSON.parse(JSON.stringify(endpoint.success.codec.encode(answered.right))) as unknown
    },
    addresses: await publishedAddresses(store.db),
    stamp: contentHash(content.right),
    items: [
      ...content.right.rewards.map(sharedItem('/rewards/redeem')),
      ...content.right.draws.map(sharedItem('/rewards/luckydraw')),
    ],
    close: () => store.close(),
  }
}
