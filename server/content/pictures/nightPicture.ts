const grounds: Readonly<Record<string, string>> = {
  '#DDF1E6': '#28443a',
  '#CDE9DA': '#31564a',
  '#BCE2CF': '#375f50',
  '#9CD3BA': '#45735f',
  '#7CC4A4': '#4f8a71',
  '#FDE3A9': '#5f4a20',
  '#FBD27A': '#735927',
  '#F4B13E': '#8f6d2e',
  '#FFF2D4': '#3d3119',
  '#DCE8F2': '#2f4150',
  '#CDDEEB': '#384c5d',
  '#BDD4E8': '#45607a',
  '#FDE8DE': '#4b2a20',
  '#F9CDB9': '#66392c',
  '#F5B89C': '#7d4737',
  '#E9EBF9': '#2e3150',
  '#DADDF5': '#373b5f',
  '#CDD1F0': '#454a76',
  '#EFF8F2': '#22332a',
  '#F3F2E8': '#2a261c',
}

const inks: Readonly<Record<string, string>> = {
  '#083B30': '#2f7a65',
  '#0A4A3C': '#358770',
  '#0C5B49': '#3f967c',
  '#15755E': '#4ba88c',
  '#14322B': '#5f8579',
  '#47605A': '#83a097',
  '#3C4494': '#8289d6',
  '#6A72C4': '#9aa1e6',
}

const hasGround = (svg: string): boolean => /^<svg[^>]*><rect width="\d+" height="\d+" fill="#\w{6}"\/>/.test(svg)

const rulesFor = (
  svg: string,
  colours: Readonly<Record<string, string>>,
  rule: (day: string, night: string) => string,
): string =>
  Object.entries(colours)
    .filter(([day]) => svg.toUpperCase().includes(`"${day}"`))
    .map(([day, night]) => rule(day, night))
    .join('')

/** Browsers show it where the surrounding element has a dark colour scheme, for any setting of the device. */
export const withNight = (svg: string): string => {
  if (!hasGround(svg)) return svg
  const rules =
    rulesFor(svg.slice(0, svg.indexOf('<g')), grounds, (day, night) => `svg>[fill="${day}" i]{fill:${night}}`) +
    rulesFor(svg, inks, (day, night) => `g [fill="${day}" i]{fill:${night}}g [stroke="${day}" i]{stroke:${night}}`) +
    'svg>circle{opacity:.08}'
  return svg.replace('>', `><style>@media (prefers-color-scheme:dark){${rules}}</style>`)
}
