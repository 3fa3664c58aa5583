/** A device's name, from its user agent. Null: it sends none that we know. */
export interface DeviceNames {
  readonly browser: string | null
  readonly system: string | null
}

type Names = ReadonlyArray<readonly [mark: RegExp, name: string]>

/**
 * In this order: every browser also calls itself by the names of those it descends from. Apps that show pages
 * themselves (LINE, Facebook) come before the browser that they borrow.
 */
const browsers: Names = [
  [/\bLine\//, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

/** An iPad says it is a Mac, and so is called one. */
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (names: Names, text: string): string | null => names.find(([mark]) => mark.test(text))?.[1] ?? null

export const deviceNames = (userAgent: string): DeviceNames => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
