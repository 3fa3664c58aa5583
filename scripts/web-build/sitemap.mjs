/** Pages that search engines must not list. */
const unlisted =
  /^\/(login|register|forgot-password|reset-password|email-required|welcome|user-info|maintenance|callback|th\/callback|migration|ga-test|login-with-phone|adults|children-profile|children|milnutrisure-2)(\/|$)/

export const isListed = (path) => !unlisted.test(path)

export const robots = (origin) =>
  [
    'User-agent: *',
    'Disallow: /th/',
    'Disallow: /api/',
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')
