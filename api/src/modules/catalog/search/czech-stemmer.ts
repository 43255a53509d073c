/** Version of the rules; stored with the read model, so that a change of the rules causes re-indexing. */
export const STEMMER_VERSION = 1;

/** Minimum length of a stem; shorter words are returned unchanged. */
const MIN_STEM_LENGTH = 3;
const VOWELS = 'aeiouy';

/**
 * Word families the rules would split or merge wrongly: every word that starts with the key has the given
 * stem.
 */
const STEM_BY_PREFIX: readonly (readonly [start: string, stem: string])[] = [
  ['prednas', 'prednas'], // přednáška, přednášek, přednáškový: „-sky“ here is no adjective
  ['kuchyn', 'kuchyn'], // kuchyni is no adjective in „-ní“
  ['modern', 'modern'], // moderní is not modrý
  ['ustec', 'ust'], // ústecký belongs to Ústí
  ['strech', 'strech'], // „-ech“ belongs to the root
  ['system', 'system'],
  ['firem', 'firm'], // firem is a plural of firma, „-em“ is no ending here, nor in nájem and pronájem
  ['pronaj', 'pronajm'],
  ['najem', 'najm'],
  ['plz', 'plzn'], // Plzni is no adjective
];

/**
 * Single words that would collide with an unrelated stem (sál and salát, Praha and práh) or miss their own
 * (řece, józe).
 */
const STEM_BY_WORD: ReadonlyMap<string, string> = new Map([
  ['salat', 'salat'],
  ['prah', 'prahpodlaha'],
  ['prahem', 'prahpodlaha'],
  ['rece', 'rek'],
  ['joze', 'jog'],
  ['zvirat', 'zvir'],
  ['domu', 'dum'],
  ['domy', 'dum'],
  ['dome', 'dum'],
  ['domem', 'dum'],
]);

const CASE_ENDINGS = [
  'iho',
  'eho',
  'imu',
  'emu',
  'imi',
  'ymi',
  'ich',
  'ych',
  'ech',
  'ach',
  'ami',
  'emi',
  'um',
  'im',
  'ym',
  'em',
  'ou',
  'ata',
  'i',
  'e',
  'a',
  'o',
  'u',
  'y',
] as const;
const HARD_ADJECTIVE_ENDINGS = ['eho', 'emu', 'ymi', 'ych', 'ym', 'ou', 'a', 'e', 'i'] as const;
/** Suffix of a relational adjective and its replacement (brněnský → brn, zámecký → zamek). */
const RELATIONAL: readonly (readonly [suffix: string, back: string])[] = [
  ['ovsky', 'ov'],
  ['ensky', 'n'],
  ['ansky', 'an'],
  ['insky', 'in'],
  ['nsky', 'n'],
  ['sky', ''],
  ['cky', 'k'],
];
const SOFT_ADJECTIVE = /n(?:iho|imu|imi|ich|im)$/u;
const VERBAL_NOUN = /^(.{2,}[ea]n)i(?:m|ch|mi)?$/u;

/** Lower case without diacritics, so that text typed without them has the same stem. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}

/** Stem of one folded word, shared by inflected forms and relational adjectives of a Czech noun. */
export function stem(word: string): string {
  if (word.length <= MIN_STEM_LENGTH || /\d/u.test(word)) return STEM_BY_WORD.get(word) ?? word;
  const known = STEM_BY_WORD.get(word) ?? STEM_BY_PREFIX.find(([start]) => word.startsWith(start))?.[1];
  if (known !== undefined) return known;
  return soften(
    stripFleetingE(
      stripPossessive(
        stemVerbalNoun(word) ?? stemRelational(word) ?? stemSoftAdjective(word) ?? stripCaseEnding(word),
      ),
    ),
  );
}

/** školení, školením, školeních → skolen; applied before adjectives in „-ní“. */
function stemVerbalNoun(word: string): string | null {
  return VERBAL_NOUN.exec(word)?.[1] ?? null;
}

function stemRelational(word: string): string | null {
  const nominative = toNominative(word);
  if (nominative.endsWith('cek') && nominative.length >= 7) return `${nominative.slice(0, -3)}k`;
  for (const [suffix, replacement] of RELATIONAL) {
    if (!nominative.endsWith(suffix)) continue;
    const root = nominative.slice(0, -suffix.length);
    const stemmed = root.endsWith(replacement) ? root : root + replacement;
    return root.length >= 2 && stemmed.length >= MIN_STEM_LENGTH ? stemmed : null;
  }
  return null;
}

/** Normalizes the endings of a hard adjective to „-y“, the form the suffixes are given in. */
function toNominative(word: string): string {
  if (word.endsWith('y')) return word;
  const ending = HARD_ADJECTIVE_ENDINGS.find((candidate) => word.endsWith(candidate));
  return ending === undefined ? word : `${word.slice(0, -ending.length)}y`;
}

/** svatební → svatb, konferenční → konferenc, firemní → firem. */
function stemSoftAdjective(word: string): string | null {
  const nominative = word.replace(SOFT_ADJECTIVE, 'ni');
  if (!nominative.endsWith('ni')) return null;
  if (nominative.endsWith('ebni') && nominative.length >= 8) return `${nominative.slice(0, -4)}b`;
  const root = nominative.slice(0, -2);
  return root.length >= MIN_STEM_LENGTH ? root : null;
}

function stripCaseEnding(word: string): string {
  const ending = CASE_ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= MIN_STEM_LENGTH,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** večírek → vecirk, svateb → svatb: removes an e between two final consonants. */
function stripFleetingE(word: string): string {
  const size = word.length;
  if (size <= MIN_STEM_LENGTH || word[size - 2] !== 'e' || isVowel(word, size - 1) || isVowel(word, size - 3))
    return word;
  return word.slice(0, size - 2) + word.slice(size - 1);
}

/** Krumlov, Krumlova, v Krumlově, plesový: removes „-ov“ and a doubled n (rodinný, rodina). */
function stripPossessive(word: string): string {
  const short = word.endsWith('ov') && word.length - 2 >= MIN_STEM_LENGTH ? word.slice(0, -2) : word;
  return short.endsWith('nn') && short.length > MIN_STEM_LENGTH ? short.slice(0, -1) : short;
}

/** Praze → prah, Olomouci → olomouk: maps softened final consonants to the hard ones. */
function soften(word: string): string {
  if (word.endsWith('z') && word.length >= MIN_STEM_LENGTH) return `${word.slice(0, -1)}h`;
  return word.endsWith('c') && word.length >= 5 ? `${word.slice(0, -1)}k` : word;
}

const isVowel = (word: string, at: number): boolean => VOWELS.includes(word[at] ?? 'a');
