import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const writePictures = async (dist) => {
  const { growthPicture, growthPictureKeys, pictureLabel } = await import(
    pathToFileURL(join(dist, 'exports/growth-pictures.js')).href
  )
  const folder = join(dist, 'growth-pictures')
  mkdirSync(folder, { recursive: true })
  for (const key of growthPictureKeys)
    writeFileSync(join(folder, `${key}.svg`), growthPicture(key, { title: pictureLabel(key) }))
}
