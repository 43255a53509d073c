import { foldPassword } from '@prostora/contracts';
import { createRequire } from 'node:module';

type CommonDictionary = { readonly dictionary: { readonly 'passwords-common': readonly string[] } };

const LIST_LENGTH = 10_000;
/** Frequent Czech passwords that the international list lacks or ranks low. */
const CZECH_PASSWORDS = [
  'heslo',
  'hesloheslo',
  'tajne',
  'tajneheslo',
  'tajemstvi',
  'nevim',
  'ahoj',
  'ahojky',
  'ahojahoj',
  'milacek',
  'laska',
  'lasko',
  'miluju',
  'milujute',
  'slunicko',
  'kocicka',
  'kocour',
  'pejsek',
  'berusku',
  'beruska',
  'princezna',
  'maminka',
  'tatinek',
  'rodina',
  'domov',
  'praha',
  'brno',
  'ostrava',
  'plzen',
  'cesko',
  'slavia',
  'banik',
  'kometa',
  'bohemka',
  'pivo',
  'pivecko',
  'skola',
  'prace',
  'internet',
  'seznam',
  'pocitac',
  'nbusr123',
  'qwertz',
  'leden',
  'unor',
  'brezen',
  'duben',
  'kveten',
  'cerven',
  'cervenec',
  'srpen',
  'zari',
  'rijen',
  'listopad',
  'prosinec',
  'jaro',
  'leto',
  'podzim',
  'zima',
  'pondeli',
  'utery',
  'streda',
  'ctvrtek',
  'patek',
  'sobota',
  'nedele',
];

let commonPasswords: ReadonlySet<string> | undefined;

/** Loaded at first use (0.4 MB, 40 ms), since most processes set no password. */
function loadCommonPasswords(): ReadonlySet<string> {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as CommonDictionary;
  return new Set([...dictionary['passwords-common'].slice(0, LIST_LENGTH), ...CZECH_PASSWORDS]);
}

/**
 * Whether a password is among the 10,000 most frequent ones, ignoring case, diacritics and trailing digits or
 * punctuation, which password crackers vary first.
 */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= loadCommonPasswords();
  const folded = foldPassword(password);
  return commonPasswords.has(folded) || commonPasswords.has(folded.replace(/[^\p{L}]+$/u, ''));
}
