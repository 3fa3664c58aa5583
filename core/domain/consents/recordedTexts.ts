import type { ConsentPurpose } from './consent.js'

export interface RecordedText {
  readonly slug: string
  readonly purpose: ConsentPurpose
  readonly version: string
  /** Hexadecimal, of the JSON array of the page's title, summary, version, day and words. */
  readonly sha256: string
}

/** The back end accepts no other text under these names, so that each consent names a text that was shown. */
export const recordedTexts: ReadonlyArray<RecordedText> = [
  {
    slug: 'terms-and-conditions',
    purpose: 'terms',
    version: '2026-12-12',
    sha256: 'ade3cf97bd0cf24c09851048e403ad86549ff496e333f45f90e91467b4739631',
  },
  {
    slug: 'terms-and-conditions-2-0',
    purpose: 'terms',
    version: '2026-11-01',
    sha256: '6c027dab32428007a21549d410e1b55bc50fb7a405b69079c5505255441b645a',
  },
  {
    slug: 'terms-and-conditions-first',
    purpose: 'terms',
    version: '2026-11-01',
    sha256: '24bdd2419d2a40ced5409966b61043bf3b6e4b62b705d6d576e460084d2cfee0',
  },
  {
    slug: 'terms-conditions',
    purpose: 'terms',
    version: '2026-12-12',
    sha256: 'ba0a9dc8ab9d5772769840cec4fb9e697aaf293b1e42a2fce213562d2296306e',
  },
  {
    slug: 'privacy-policy-new',
    purpose: 'privacy',
    version: '2026-12-12',
    sha256: 'b5eb89627488a0d3e7f3be1af32f051bbb9bbe37110689fe117fd6d39d972d08',
  },
  {
    slug: 'privacy-policy-2-1',
    purpose: 'privacy',
    version: '2026-12-10',
    sha256: '44eeae72f5400aea04c0f3e50fc78b775a30e159b36f27395687256ad2e18a38',
  },
  {
    slug: 'privacy-policy',
    purpose: 'privacy',
    version: '2026-11-01',
    sha256: 'c35ad23a78c22f240b1b83fbe2d40e9775aee8ce75dd4cbc955151882a2e3cdd',
  },
  {
    slug: 'consent-analytics',
    purpose: 'analytics',
    version: '2026-11-01',
    sha256: '514e4140458388762e7d291744a5f9c8572f2fafe76b1fa063c42c11d284836f',
  },
  {
    slug: 'consent-advertising',
    purpose: 'advertising',
    version: '2026-12-10',
    sha256: '64421f6c3c6d166913f10b9c980f455973006e52a88562d91cae0c88b2d1b421',
  },
  {
    slug: 'consent-marketing',
    purpose: 'marketing',
    version: '2026-12-10',
    sha256: 'f97837318641b626d3cbdf5f00b619a460c5d7942c40c985058809d52cfb2948',
  },
  {
    slug: 'consent-child-health',
    purpose: 'child_health',
    version: '2026-12-10',
    sha256: 'aed17fe6105f3206416ab49ca60ac882ea0cd4c5bb6f8075d6d622d570a429ef',
  },
  {
    slug: 'consent-mobility',
    purpose: 'mobility',
    version: '2026-11-20',
    sha256: 'a07fd0de4bd576690f34429db63f15e16bdfa1c870b9cc8f2b83f4d06e5c1406',
  },
  {
    slug: 'consent-line',
    purpose: 'line',
    version: '2026-11-26',
    sha256: '51f837335b57c0cd88e566dcbc8a1b3b06756b7d34fbc63a5292f4c0ad16f5fc',
  },
]

/** null: the text is older than the hashes. */
export const consentTextHash = (purpose: ConsentPurpose, version: string): string | null =>
  recordedTexts.find((text) => text.purpose === purpose && text.version === version)?.sha256 ?? null
