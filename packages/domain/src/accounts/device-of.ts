type Device = { readonly browser: string | null; readonly system: string | null };

/** Browsers name those they descend from as well, so the more particular name comes first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a person would call the browser and the device behind a user agent. Null for what we do not know. */
export function deviceOf(userAgent: string): Device {
  const first = (names: typeof browsers): string | null =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: first(browsers), system: first(systems) };
}
