import type { Company } from './company-register.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
const textOf = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, max) : null;
/** ARES returns house numbers and postal codes as JSON numbers. */
const numberOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? String(value) : textOf(value, 10);

/** @throws Error when the body is not the subject with this IČO */
export function readSubject(body: unknown, ico: string): Company {
  const subject = membersOf(body);
  const name = textOf(subject['obchodniJmeno'], 200);
  if (name === null || numberOf(subject['ico'])?.padStart(8, '0') !== ico)
    throw new Error('ARES returned no subject with this number');
  const seat = membersOf(subject['sidlo']);
  return {
    ico,
    name,
    dic: textOf(subject['dic'], 12),
    street: streetOf(seat),
    city: textOf(seat['nazevObce'], 100),
    postalCode: postalCodeOf(seat['psc']),
    isVatPayer: membersOf(subject['seznamRegistraci'])['stavZdrojeDph'] === 'AKTIVNI',
    isDefunct: textOf(subject['datumZaniku'], 30) !== null,
  };
}

/** „Dlouhá 12/3a“, or „Lhota 12“ in places without streets. */
function streetOf(seat: Members): string | null {
  const place =
    textOf(seat['nazevUlice'], 90) ?? textOf(seat['nazevCastiObce'], 90) ?? textOf(seat['nazevObce'], 90);
  const [house, orientation] = [numberOf(seat['cisloDomovni']), numberOf(seat['cisloOrientacni'])];
  const number = [house, orientation && `${orientation}${textOf(seat['cisloOrientacniPismeno'], 3) ?? ''}`]
    .filter(Boolean)
    .join('/');
  return place === null ? null : [place, number].filter((part) => part !== '').join(' ');
}

function postalCodeOf(value: unknown): string | null {
  const digits = numberOf(value)?.replace(/\s/gu, '').padStart(5, '0') ?? '';
  return /^[1-7]\d{4}$/u.test(digits) ? digits : null;
}
