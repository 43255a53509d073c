import { settings } from '@prostora/strings/cs/settings.ts';

const texts = settings.sessions;

/** Order matters: most User-Agent headers also contain the names of later entries. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'macOS'],
  [/Linux|X11/u, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** Readable name of the browser of a User-Agent header: „Firefox, Windows“. */
export function deviceName(userAgent: string): string {
  const browser = first(BROWSERS, userAgent);
  return browser ? texts.on(browser, first(SYSTEMS, userAgent) ?? texts.otherSystem) : texts.unknown;
}
