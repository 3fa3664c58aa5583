export interface StoredPicture {
  /** SHA-256 of the uploaded bytes. */
  readonly digest: string
  /** SHA-256 of the re-encoded picture: independent of metadata in the upload. */
  readonly shown: string
  readonly perceptualHash: string
  readonly width: number
  readonly height: number
  readonly wholeKey: string
  readonly thumbnailKey: string
}
