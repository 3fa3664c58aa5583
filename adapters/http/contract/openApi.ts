import type * as t from 'io-ts'
import { Adult, AdultAsked, AdultQuestion, MobilityCheck } from './adults.js'
import { BytesBody, FileAnswerCodec, MultipartBody } from './bytes.js'
import { Child, GrowthRecord } from './children.js'
import { Consent } from './consents.js'
import { IdempotencyKeyText } from './common.js'
import { paramOf, type Endpoint } from './endpoint.js'
import { ErrorBody, errorStatus, type ErrorCode } from './errors.js'
import { Grant, Session, User } from './members.js'
import { NutritionCheck } from './nutrition.js'
import { StoolCheck } from './stool.js'
import { Bill } from './bills.js'
import { Mission } from './missions.js'
import { CareRequest } from './requests.js'
import { DrawRecord, ItemDetail, ItemPage, Order, PostalAddress, Shop } from './rewards.js'
import type { JsonSchema } from './values.js'
import { versionTag } from './versions.js'

const shared = {
  User,
  Session,
  Grant,
  Child,
  GrowthRecord,
  StoolCheck,
  NutritionCheck,
  Adult,
  AdultQuestion,
  AdultAsked,
  MobilityCheck,
  Consent,
  ItemDetail,
  ItemPage,
  DrawRecord,
  Shop,
  Order,
  PostalAddress,
  Bill,
  CareRequest,
  Mission,
  Error: ErrorBody,
} as const

interface Anatomy {
  readonly _tag?: string
  readonly schema?: JsonSchema
  readonly type?: Anatomy
  readonly types?: ReadonlyArray<Anatomy>
  readonly props?: Readonly<Record<string, Anatomy>>
  readonly keys?: Readonly<Record<string, unknown>>
  readonly value?: unknown
  readonly name?: string
  readonly codomain?: Anatomy
  readonly most?: number
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const properties = (props: Readonly<Record<string, Anatomy>>): JsonSchema =>
  Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, schemaOf(codec)]))

const merged = (parts: ReadonlyArray<JsonSchema>): JsonSchema => ({
  type: 'object',
  properties: Object.assign({}, ...parts.map((part) => part.properties)) as JsonSchema,
  required: parts.flatMap((part) => (part.required as ReadonlyArray<string> | undefined) ?? []),
})

const ofTheCore: Readonly<Record<string, JsonSchema>> = {
  IsoDate: { type: 'string', format: 'date' },
  UtcInstant: { type: 'string', format: 'date-time' },
  WholeNumber: { type: 'integer' },
  Count: { type: 'integer', minimum: 0 },
  Hex32: { type: 'string', pattern: '^[0-9a-f]{64}$' },
}

const described: Readonly<Record<string, (codec: Anatomy) => JsonSchema>> = {
  WireValue: ({ schema = {} }) => schema,
  RuledType: ({ type = {} }) => schemaOf(type),
  ExactType: ({ type = {} }) => schemaOf(type),
  RefinementType: ({ type = {} }) => schemaOf(type),
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  NullType: () => ({ type: 'null' }),
  DictionaryType: ({ codomain = {} }) => ({ type: 'object', additionalProperties: schemaOf(codomain) }),
  AnyDictionaryType: () => ({ type: 'object' }),
  LiteralType: ({ value }) => ({ const: value }),
  KeyofType: ({ keys = {} }) => ({ enum: Object.keys(keys) }),
  ReadonlyType: ({ type = {} }) => schemaOf(type),
  ListType: ({ type = {}, most }) => ({ type: 'array', items: schemaOf(type), maxItems: most }),
  ArrayType: ({ type = {} }) => ({ type: 'array', items: schemaOf(type) }),
  ReadonlyArrayType: ({ type = {} }) => ({ type: 'array', items: schemaOf(type) }),
  UnionType: ({ types = [] }) => ({ anyOf: types.map((type) => schemaOf(type)) }),
  InterfaceType: ({ props = {} }) => ({ type: 'object', properties: properties(props), required: Object.keys(props) }),
  PartialType: ({ props = {} }) => ({ type: 'object', properties: properties(props) }),
  IntersectionType: ({ types = [] }) => merged(types.map((type) => schemaOf(type))),
}

/** An unknown kind of codec throws. */
const spelledOut = (codec: Anatomy): JsonSchema => {
  const known = codec._tag === undefined ? ofTheCore[codec.name ?? ''] : undefined
  if (known !== undefined) return known
  const describe = described[codec._tag ?? '']
  if (describe === undefined) throw new Error(`No JSON Schema for the codec ${codec.name ?? codec._tag ?? '?'}`)
  return describe(codec)
}

const schemaOf = (codec: Anatomy): JsonSchema => {
  const named = Object.entries(shared).find(([, each]) => each === codec)
  return named === undefined ? spelledOut(codec) : ref(named[0])
}

const multipartContent = (codec: MultipartBody<t.Mixed>): JsonSchema => ({
  schema: multipartSchema(codec),
  encoding: {
    json: { contentType: 'application/json' },
    picture: { contentType: 'image/jpeg, image/png, image/webp' },
  },
})

const multipartSchema = ({ json, fewestFiles, mostFiles }: MultipartBody<t.Mixed>): JsonSchema => ({
  type: 'object',
  description: 'One part `json`, with or without a file name, and the pictures, each a part `picture`; in any order.',
  required: fewestFiles === 0 ? ['json'] : ['json', 'picture'],
  properties: {
    json: schemaOf(json as Anatomy),
    picture: { type: 'array', items: {}, minItems: fewestFiles, maxItems: mostFiles },
  },
})

/** OpenAPI 3.1 has no schema for a file's bytes. */
const content = (codec: t.Mixed, mediaType = 'application/json'): JsonSchema =>
  codec instanceof FileAnswerCodec
    ? Object.fromEntries(codec.mediaTypes.map((each) => [each, {}]))
    : codec instanceof BytesBody
      ? { 'application/octet-stream': {} }
      : codec instanceof MultipartBody
        ? { 'multipart/form-data': multipartContent(codec) }
        : { [mediaType]: { schema: schemaOf(codec as Anatomy) } }

/** The usual one first. A front end without our cookies sends the token otherwise. */
const securityBy: Readonly<Record<Endpoint['auth'], ReadonlyArray<JsonSchema>>> = {
  none: [{}],
  staff: [{}],
  optional: [{ bearer: [] }, {}],
  bearer: [{ bearer: [] }],
  cookie: [{ refreshCookie: [] }, {}],
}

const security = ({ auth, apiKey }: Endpoint): ReadonlyArray<JsonSchema> =>
  apiKey ? securityBy[auth].map((requirement) => ({ apiKey: [], ...requirement })) : []

const queryParameters = (query: t.Mixed): ReadonlyArray<JsonSchema> =>
  Object.entries((schemaOf(query as Anatomy).properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, schema]) => ({ name, in: 'query', required: false, schema }),
  )

const header = (name: string, schema: JsonSchema, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  schema,
  description,
})

const parameters = ({ path, query, idempotent, versioned, auth }: Endpoint): ReadonlyArray<JsonSchema> => [
  ...[...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(paramOf(name) as Anatomy),
  })),
  ...(query === null ? [] : queryParameters(query)),
  ...(idempotent
    ? [
        header(
          'Idempotency-Key',
          schemaOf(IdempotencyKeyText as Anatomy),
          'The same for every repeat of one call: it is done once, and each repeat gets the first answer.',
        ),
      ]
    : []),
  ...(versioned
    ? [
        header(
          'If-Match',
          { type: 'string', examples: [versionTag(3)] },
          'The `version` that the change is made on, as an entity tag. Without it 428; where another stands meanwhile 412, with `current`.',
        ),
      ]
    : []),
  ...(auth === 'cookie'
    ? [header('Origin', { type: 'string' }, "The app's own, or one of the front ends that the server allows.")]
    : []),
]

const failures = (codes: ReadonlyArray<ErrorCode>): JsonSchema => {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  const withStatus = (status: number) => codes.filter((code) => errorStatus[code] === status).sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: withStatus(status).join(', '),
        content: { 'application/json': { schema: ref('Error') } },
      },
    ]),
  )
}

const operation = (endpoint: Endpoint): JsonSchema => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  security: security(endpoint),
  parameters: parameters(endpoint),
  ...(endpoint.body === null
    ? {}
    : {
        requestBody: {
          required: true,
          content: content(
            endpoint.body,
            endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
          ),
        },
      }),
  responses: {
    [endpoint.success.status]: { description: 'Success', content: content(endpoint.success.codec) },
    ...failures(endpoint.errors),
  },
})

export const openApi = (
  endpoints: Readonly<Record<string, Endpoint>>,
  info: { readonly title: string; readonly version: string },
): JsonSchema => {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of Object.values(endpoints)) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(shared).map(([name, codec]) => [name, spelledOut(codec as Anatomy)])),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-auth_refresh',
          description: 'HttpOnly. Where the server speaks plain http its name is `auth_refresh`.',
        },
      },
    },
  }
}
