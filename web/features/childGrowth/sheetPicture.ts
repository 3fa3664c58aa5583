import { browserTimeoutMs } from '../../composition/callTime'
import { fontPreloads } from '../../ui/fonts'
import { sheetSize } from './sheetFont'

export const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })

/** A picture cannot use the page's fonts, so their files are embedded. They are static files, not an API. */
const fontFaces = async (): Promise<string> => {
  const ranges = ['U+0E01-0E5B,U+200C-200D,U+25CC', 'U+0020-007E,U+00A0-00FF,U+2013-2026,U+2212']
  const files = await Promise.all(
    fontPreloads.map(async (address) =>
      dataUrl(await (await fetch(address, { signal: AbortSignal.timeout(browserTimeoutMs) })).blob()),
    ),
  )
  return files
    .map(
      (file, i) =>
        `@font-face{font-family:'Anuphan Variable';font-weight:400 700;src:url(${file}) format('woff2');unicode-range:${ranges[i]}}`,
    )
    .join('')
}

const imageOf = async (svg: string): Promise<{ readonly image: HTMLImageElement; readonly release: () => void }> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image(sheetSize.width, sheetSize.height)
  image.src = address
  await image.decode()
  return { image, release: () => URL.revokeObjectURL(address) }
}

/** Embedded fonts may load after the picture, so it is rendered twice. */
const fontDelayMs = 150

export const sheetPicture = async (sheet: SVGSVGElement, name: string): Promise<File> => {
  const copy = sheet.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(sheetSize.width))
  copy.setAttribute('height', String(sheetSize.height))
  copy.removeAttribute('class')
  const faces = await fontFaces()
  // Written into the text, never into the page: the page's policy allows no inline styles.
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${faces}</style>`)
  const { image, release } = await imageOf(text)
  const canvas = document.createElement('canvas')
  canvas.width = sheetSize.width
  canvas.height = sheetSize.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  await new Promise((resolve) => setTimeout(resolve, fontDelayMs))
  context.drawImage(image, 0, 0)
  release()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('no picture')
  return new File([blob], name, { type: 'image/png' })
}
