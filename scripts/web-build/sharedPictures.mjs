import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** The size that sharing sites request; they support no vector drawings. */
export const pictureSize = { width: 1200, height: 630 }
const ground = '#FBFAF4'
const own = 'article-ruler-banner.svg'
export const ownPicture = '/shared/article-ruler-banner.png'

/** Each once; answers its URL. */
export const sharedPictures = (content, client) => {
  const made = new Map()
  const make = async (name) => {
    const svg = await readFile(join(content, 'pictures', name))
    const to = join(client, 'shared', name.replace(/\.svg$/, '.png'))
    await mkdir(join(client, 'shared'), { recursive: true })
    await sharp(svg, { density: 200 })
      .resize({ ...pictureSize, fit: 'contain', background: ground })
      .flatten({ background: ground })
      .png({ palette: true })
      .toFile(to)
    return `/shared/${basename(to)}`
  }
  return (url) => {
    const name = url === null ? own : basename(url.split('?')[0])
    const picture = made.get(name) ?? make(name)
    made.set(name, picture)
    return picture
  }
}
