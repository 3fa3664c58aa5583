import type { Fault } from './settingCodecs.js'
import type { Variables } from './variables.js'

export interface BucketSettings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type StorageSettings =
  | { readonly _tag: 'folder'; readonly folder: string }
  | ({ readonly _tag: 'bucket' } & BucketSettings)

const ofBucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export const storageFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> => {
  const isSet = (name: string): boolean => (env[name] ?? '').trim() !== ''
  const some = [...ofBucket, 'S3_REGION'].find(isSet)
  if (some === undefined) return []
  return [
    ...ofBucket.filter((name) => !isSet(name)).map((name) => ({ name, problem: `is missing, and ${some} needs it` })),
    ...(isSet('FILES_DIR')
      ? [{ name: 'FILES_DIR', problem: `must not be set beside ${some}: pictures have one place` }]
      : []),
  ]
}

export const storageOf = (variables: Variables, dataFolder: string): StorageSettings => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secret,
  } = variables
  return endpoint !== null && bucket !== null && accessKeyId !== null && secret !== null
    ? {
        _tag: 'bucket',
        endpoint,
        bucket,
        region: variables.S3_REGION ?? 'us-east-1',
        accessKeyId,
        secretAccessKey: secret,
      }
    : { _tag: 'folder', folder: variables.FILES_DIR ?? `${dataFolder}/pictures` }
}
