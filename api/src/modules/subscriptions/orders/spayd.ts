/** Payment order of a QR Platba. */
export type Payment = {
  iban: string;
  amountHaler: number;
  /** YYYY-MM-DD. */
  dueOn?: string;
  /** At most ten digits. */
  variableSymbol?: string;
  message?: string;
};

const MAX_AMOUNT_HALER = 999_999_999;
const MAX_MESSAGE = 60;

/**
 * Limits a message to the alphanumeric mode of QR codes: capitals without diacritics; other characters become
 * spaces.
 */
const toDenseText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z $*+\-./:]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();

/** `*` separates the fields. */
const escapeValue = (value: string): string => value.replaceAll('*', '%2A');

/** Short Payment Descriptor 1.0 of the Czech Banking Association, the text of a QR Platba. */
export function buildSpayd({ iban, amountHaler, dueOn, variableSymbol, message }: Payment): string {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/u.test(iban)) throw new Error(`Invalid IBAN: ${iban}`);
  if (!Number.isInteger(amountHaler) || amountHaler <= 0 || amountHaler > MAX_AMOUNT_HALER)
    throw new Error(`Invalid amount in haler: ${amountHaler}`);
  if (variableSymbol !== undefined && !/^\d{1,10}$/u.test(variableSymbol))
    throw new Error(`Invalid variable symbol: ${variableSymbol}`);
  const text = toDenseText(message ?? '')
    .slice(0, MAX_MESSAGE)
    .trim();
  const parts: readonly (readonly [key: string, value: string | undefined])[] = [
    ['ACC', iban],
    ['AM', (amountHaler / 100).toFixed(2)],
    ['CC', 'CZK'],
    ['DT', dueOn?.replaceAll('-', '')],
    ['X-VS', variableSymbol],
    ['MSG', text === '' ? undefined : escapeValue(text)],
  ];
  return [
    'SPD*1.0',
    ...parts.filter(([, value]) => value !== undefined).map(([key, value]) => `${key}:${value}`),
  ].join('*');
}
