type Token = {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  readonly word: string;
  readonly isSpaced: boolean;
};

const UNITS: readonly (readonly string[])[] = [
  ['jeden', 'jedna', 'jedno', 'jednoho', 'one'],
  ['dva', 'dve', 'dvou', 'dvema', 'dvoch', 'two'],
  ['tri', 'tri', 'trech', 'troch', 'tremi', 'three'],
  ['ctyri', 'ctyr', 'ctyrech', 'styri', 'four'],
  ['pet', 'peti', 'pat', 'patich', 'five'],
  ['sest', 'sesti', 'six'],
  ['sedm', 'sedmi', 'sedem', 'seven'],
  ['osm', 'osmi', 'osem', 'eight'],
  ['devet', 'deviti', 'devat', 'nine'],
];
const TEENS: readonly (readonly string[])[] = [
  ['deset', 'deseti', 'desat', 'desitka', 'desitku', 'ten'],
  ['jedenact', 'jedenacti', 'jedenast', 'eleven'],
  ['dvanact', 'dvanacti', 'dvanast', 'tucet', 'twelve'],
  ['trinact', 'trinacti', 'trinast'],
  ['ctrnact', 'ctrnacti', 'strnast'],
  ['patnact', 'patnacti', 'patnast', 'patnactka', 'patnactku', 'fifteen'],
  ['sestnact', 'sestnacti', 'sestnast'],
  ['sedmnact', 'sedmnacti', 'sedemnast'],
  ['osmnact', 'osmnacti', 'osemnast'],
  ['devatenact', 'devatenacti', 'devatnast'],
];
const TENS: readonly (readonly string[])[] = [
  ['dvacet', 'dvaceti', 'dvadsat', 'dvacitka', 'dvacitku', 'twenty'],
  ['tricet', 'triceti', 'tridsat', 'tricitka', 'tricitku', 'thirty'],
  ['ctyricet', 'ctyriceti', 'styridsat', 'ctyricitka', 'ctyricitku', 'forty'],
  ['padesat', 'padesati', 'patdesiat', 'padesatka', 'padesatku', 'fifty'],
  ['sedesat', 'sedesati', 'sestdesiat', 'sedesatka', 'sedesatku', 'sixty'],
  ['sedmdesat', 'sedmdesati', 'sedemdesiat', 'sedmdesatka', 'sedmdesatku', 'seventy'],
  ['osmdesat', 'osmdesati', 'osemdesiat', 'osmdesatka', 'osmdesatku', 'eighty'],
  ['devadesat', 'devadesati', 'devatdesiat', 'devadesatka', 'devadesatku', 'ninety'],
];
const HUNDRED: ReadonlySet<string> = new Set(
  'sto sta ste set stovka stovku stovky stovek stovce hundred'.split(' '),
);
const THOUSAND: ReadonlySet<string> = new Set('tisic tisice tisici tisicu tisicky thousand'.split(' '));
/** Numbers used as nouns, which say people without another word. */
const NOUNS = /(?:desitk|patnactk|dvacitk|tricitk|ctyricitk|esatk|stovk)[auy]$/u;
/** pětadvacet, dvaatřicet. */
const COMPOUND = /^(jedn|dva|dve|tri|ctyri|pet|sest|sedm|osm|devet)a(.+)$/u;

const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
  ...TEENS.flatMap((words, index) => words.map((word) => [word, index + 10] as const)),
  ...TENS.flatMap((words, index) => words.map((word) => [word, (index + 2) * 10] as const)),
]);

export type NumberMatch = {
  readonly value: number;
  /** Index after the last token. */
  readonly end: number;
  readonly isWord: boolean;
  /** padesátka, stovka. */
  readonly isNoun: boolean;
  /** „30 tisíc“, „třicet tisíc“. */
  readonly isThousands: boolean;
};

export const isNumberWord = (word: string): boolean =>
  SMALL.has(word) || HUNDRED.has(word) || THOUSAND.has(word) || parseCompound(word) !== null;

export const listNumberWords = (): string[] => [...SMALL.keys(), ...HUNDRED, ...THOUSAND];

/** The number that starts at a token: „30 000“, „12.000“, „1,5“, „sto dvacet“; null when there is none. */
export function readNumber(tokens: readonly Token[], at: number): NumberMatch | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'word') return readWords(tokens, at);
  if (token.kind === 'mark') return null;
  const digits = readDigits(tokens, at);
  const unit = tokens[digits.end]?.word ?? '';
  if (unit !== 'tis' && !THOUSAND.has(unit)) return digits;
  const end = digits.end + (unit === 'tis' && tokens[digits.end + 1]?.word === '.' ? 2 : 1);
  return { ...digits, value: Math.round(digits.value * 1000), end, isThousands: true };
}

const DIGITS = { isWord: false, isNoun: false, isThousands: false };

function readDigits(tokens: readonly Token[], at: number): NumberMatch {
  let digits = tokens[at]?.text ?? '';
  let end = at + 1;
  if (digits.length <= 3 && !digits.startsWith('0')) {
    for (let size = readGroup(tokens, end); size > 0; size = readGroup(tokens, end)) {
      digits += tokens[end + size - 1]?.text ?? '';
      end += size;
    }
  }
  const [mark, fraction] = [tokens[end], tokens[end + 1]];
  const hasFraction =
    digits.length <= 3 &&
    (mark?.word === ',' || mark?.word === '.') &&
    !mark.isSpaced &&
    fraction?.kind === 'number' &&
    !fraction.isSpaced &&
    fraction.text.length <= 2;
  if (hasFraction) return { ...DIGITS, value: Number(`${digits}.${fraction.text}`), end: end + 2 };
  return { ...DIGITS, value: Number(digits), end };
}

/** Tokens of a group of thousands: 1 for „ 000“, 2 for „.000“, 0 for none. */
function readGroup(tokens: readonly Token[], at: number): number {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind === 'number') return token.text.length === 3 && token.isSpaced ? 1 : 0;
  const isGroup =
    token?.word === '.' &&
    !token.isSpaced &&
    next?.kind === 'number' &&
    next.text.length === 3 &&
    !next.isSpaced;
  return isGroup ? 2 : 0;
}

function readWords(tokens: readonly Token[], at: number): NumberMatch | null {
  let total = 0;
  let group = 0;
  let end = at;
  let isNoun = false;
  let isThousands = false;
  for (; tokens[end]?.kind === 'word'; end += 1) {
    const word = tokens[end]?.word ?? '';
    const small = SMALL.get(word) ?? parseCompound(word);
    if (THOUSAND.has(word)) {
      isThousands = true;
      total += (group || 1) * 1000;
      group = 0;
    } else if (HUNDRED.has(word) && group < 10) group = (group || 1) * 100;
    else if (small !== null && small !== undefined && fits(group, small)) group += small;
    else break;
    isNoun = NOUNS.test(word);
  }
  return end === at ? null : { value: total + group, end, isWord: true, isNoun, isThousands };
}

/** Whether the smaller number may follow: „sto dvacet“, „dvacet pět“, not „pět dvacet“. */
const fits = (group: number, small: number): boolean =>
  group === 0 || (group % 100 === 0 && small < 100) || (group % 10 === 0 && group % 100 >= 20 && small < 10);

function parseCompound(word: string): number | null {
  const [, unit, tens] = COMPOUND.exec(word) ?? [];
  const ten = tens === undefined ? undefined : SMALL.get(tens);
  if (unit === undefined || ten === undefined || ten < 20) return null;
  return ten + (unit === 'jedn' ? 1 : (SMALL.get(unit) ?? 0));
}
