import { BOOKING, foldText, LIMITS, normalizeEmail, OWN_BOOKING, isPlainMailbox } from '@prostora/contracts';

const GUESTS = /^(?:cca|asi|max\.?)?\s*(\d{1,6})\s*(?:os|osob|osoby|osoba|lidi|hostu|hoste|ucastniku)?\.?$/u;
const AMOUNT = /^(\d{1,3}(?:[ .]\d{3})+|\d+)(?:,(\d{1,2}|-{1,2}))?$|^(\d+)\.(\d{1,2})$/u;
const CURRENCY = /\s*(?:,-)?\s*(?:kc|czk)\.?$/u;
const FREE = /^(?:zdarma|bezplatne)$/u;
const BY_AGREEMENT = /^(?:dohodou|dle dohody|-|–|\?)$/u;

/** @returns people; null for an empty cell, undefined for a text that is no count */
export function parseGuests(cell: string): number | null | undefined {
  const text = foldText(cell).replace(/(?<=\d)\s(?=\d{3}\b)/gu, '');
  if (text === '') return null;
  const guests = Number(GUESTS.exec(text)?.[1] ?? 0);
  return guests >= 1 && guests <= BOOKING.maxGuests ? guests : undefined;
}

/**
 * A price as Czechs write it: „4 500 Kč“, „4.500,-“, „4500,50“. „4,500“ may be either and is none.
 * @returns haléře; null without a price, undefined for a text that is none
 */
export function parsePriceHaler(cell: string): number | null | undefined {
  const text = foldText(cell).replace(/\s+/gu, ' ').replace(CURRENCY, '');
  if (text === '' || BY_AGREEMENT.test(text)) return null;
  if (FREE.test(text)) return 0;
  const [, whole, fraction, plain, decimals] = AMOUNT.exec(text) ?? [];
  const amount = plain ?? whole?.replace(/[ .]/gu, '');
  if (amount === undefined) return undefined;
  const cents = (decimals ?? fraction ?? '').replaceAll('-', '').padEnd(2, '0');
  const haler = Number(amount) * 100 + Number(cents);
  return haler <= OWN_BOOKING.price * 100 ? haler : undefined;
}

/** @returns the address; null when the cell is none */
export function parseEmail(cell: string): string | null {
  const address = normalizeEmail(cell.replace(/^mailto:/iu, ''));
  return isPlainMailbox(address) && address.length <= LIMITS.email ? address : null;
}

const STATUSES = {
  confirmed:
    /^(?:potvrzen\w*|zavazn\w*|zaplacen\w*|rezervovan\w*|rezervace|ano|ok|confirmed|booked|platn\w*)$/u,
  option: /^(?:opce|predbezn\w*|nezavazn\w*|predrezervace|tentative|option)$/u,
  cancelled: /^(?:zrusen\w*|storno\w*|cancel\w*|neplatn\w*)$/u,
} as const;
export type ImportedStatus = keyof typeof STATUSES;

/** @returns a confirmed booking for an empty cell, null for an unknown word */
export function parseStatus(cell: string): ImportedStatus | null {
  const text = foldText(cell);
  if (text === '') return 'confirmed';
  return (Object.keys(STATUSES) as ImportedStatus[]).find((status) => STATUSES[status].test(text)) ?? null;
}
