/** A picture of a bill or request, redrawn and stored. */
export interface StoredPicture {
  /** SHA-256 of the bytes as they were sent. */
  readonly digest: string
  /** SHA-256 of the picture as it was drawn anew: the same whatever else was in the file. */
  readonly shown: string
  readonly perceptualHash: string
  readonly width: number
  readonly height: number
  readonly wholeKey: string
  readonly thumbnailKey: string
}
