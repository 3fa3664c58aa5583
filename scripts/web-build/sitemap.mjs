/** Pages that are written for their address alone, and to which a search should not lead. */
const unlisted =
  /^\/(login|register|forgot-password|reset-password|email-required|welcome|user-info|maintenance|callback|th\/callback|migration|ga-test|login-with-phone|adults|children-profile|children|milnutrisure-2)(\/|$)/

/** Every canonical address once; null is that of a page to which no search should lead. */
export const sitemap = (origin, pages) => {
  const addresses = new Set(pages.flatMap(({ canonical }) => canonical ?? []).filter((path) => !unlisted.test(path)))
  const urls = [...addresses].map((path) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

export const robots = (origin) =>
  [
    'User-agent: *',
    'Disallow: /th/',
    'Disallow: /api/',
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')
