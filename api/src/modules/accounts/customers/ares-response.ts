import type { Company } from './company-register.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const toRecord = (value: unknown): JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};
const parseText = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : null;
/** ARES returns house numbers and postal codes as JSON numbers. */
const parseNumber = (value: unknown): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? String(value) : parseText(value, 10);

/** @throws Error when the body is not the subject with this IČO */
export function parseSubject(body: unknown, ico: string): Company {
  const subject = toRecord(body);
  const name = parseText(subject['obchodniJmeno'], 200);
  if (name === null || parseNumber(subject['ico'])?.padStart(8, '0') !== ico)
    throw new Error('ARES returned no subject with this number');
  const seat = toRecord(subject['sidlo']);
  return {
    ico,
    name,
    dic: parseText(subject['dic'], 12),
    street: buildStreet(seat),
    city: parseText(seat['nazevObce'], 100),
    postalCode: parsePostalCode(seat['psc']),
    isVatPayer: toRecord(subject['seznamRegistraci'])['stavZdrojeDph'] === 'AKTIVNI',
    isDefunct: parseText(subject['datumZaniku'], 30) !== null,
    legalForm: parseNumber(subject['pravniForma']),
    municipalityCode: parseNumber(seat['kodObce']),
  };
}

/** „Dlouhá 12/3a“, or „Lhota 12“ in places without streets. */
function buildStreet(seat: JsonRecord): string | null {
  const place =
    parseText(seat['nazevUlice'], 90) ??
    parseText(seat['nazevCastiObce'], 90) ??
    parseText(seat['nazevObce'], 90);
  const [house, orientation] = [parseNumber(seat['cisloDomovni']), parseNumber(seat['cisloOrientacni'])];
  const number = [house, orientation && `${orientation}${parseText(seat['cisloOrientacniPismeno'], 3) ?? ''}`]
    .filter(Boolean)
    .join('/');
  return place === null ? null : [place, number].filter((part) => part !== '').join(' ');
}

function parsePostalCode(value: unknown): string | null {
  const digits = parseNumber(value)?.replace(/\s/gu, '').padStart(5, '0') ?? '';
  return /^[1-7]\d{4}$/u.test(digits) ? digits : null;
}
