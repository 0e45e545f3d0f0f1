/** In this order: most browsers also say that they are others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: typeof BROWSERS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser says that it is, as far as its owner needs it to tell their devices apart. No more is kept. */
export function labelOf(userAgent: string | undefined): string | undefined {
  const text = (userAgent ?? '').slice(0, 500)
  const [browser, system] = [first(BROWSERS, text), first(SYSTEMS, text)]
  return browser === undefined || system === undefined ? undefined : `${browser}|${system}`
}

export function readLabel(label: string | undefined): { readonly browser?: string; readonly system?: string } {
  const [browser, system] = label?.split('|') ?? []
  return browser === undefined || system === undefined ? {} : { browser, system }
}
