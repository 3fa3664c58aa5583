export interface DeviceNames {
  readonly browser: string | null
  readonly system: string | null
}

type Names = ReadonlyArray<readonly [mark: RegExp, name: string]>

/** In order: a browser also has its ancestors' names, and apps (LINE, Facebook) that of the embedded browser. */
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

/** An iPad reports itself as a Mac. */
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
