/** An SVG element as plain data. */
export interface SvgElement {
  readonly tag: string
  /** SVG spelling: `stroke-width`, not `strokeWidth`. */
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: ReadonlyArray<SvgElement | string>
}

export type Drawn = SvgElement | string | false | ReadonlyArray<Drawn>

export const element = (
  tag: string,
  attributes: SvgElement['attributes'],
  ...children: ReadonlyArray<Drawn>
): SvgElement => ({
  tag,
  attributes,
  children: children.flat(9).filter((child) => child !== false) as ReadonlyArray<SvgElement | string>,
})

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Texts and attribute values are escaped; names are not. */
export const svgText = (drawn: SvgElement | string): string => {
  if (typeof drawn === 'string') return escaped(drawn)
  const attributes = Object.entries(drawn.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${drawn.tag}${attributes.join('')}>${drawn.children.map(svgText).join('')}</${drawn.tag}>`
}
