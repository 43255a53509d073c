/** What a QR Platba asks a bank to pay. */
export type Payment = {
  iban: string;
  amountHaler: number;
  /** YYYY-MM-DD; without it the bank pays when told to. */
  dueOn?: string;
  /** At most ten digits. */
  variableSymbol?: string;
  message?: string;
};

const MAX_AMOUNT_HALER = 999_999_999;
const MAX_MESSAGE = 60;

/** Letters of a message that a QR code holds in its dense mode: no diacritics, capitals; what is left is a space. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z $*+\-./:]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();

/** `*` separates the parts, so inside of a value it is written by its code. */
const escaped = (value: string): string => value.replaceAll('*', '%2A');

/** Short Payment Descriptor of the Czech Banking Association, version 1.0: the text inside of a QR Platba. */
export function spayd({ iban, amountHaler, dueOn, variableSymbol, message }: Payment): string {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/u.test(iban))
    throw new Error(`${iban} is no IBAN in its electronic form.`);
  if (!Number.isInteger(amountHaler) || amountHaler <= 0 || amountHaler > MAX_AMOUNT_HALER)
    throw new Error(`${amountHaler} hundredths of a crown cannot be asked for.`);
  if (variableSymbol !== undefined && !/^\d{1,10}$/u.test(variableSymbol))
    throw new Error(`${variableSymbol} is no variable symbol.`);
  const text = plainText(message ?? '')
    .slice(0, MAX_MESSAGE)
    .trim();
  const parts: readonly (readonly [key: string, value: string | undefined])[] = [
    ['ACC', iban],
    ['AM', (amountHaler / 100).toFixed(2)],
    ['CC', 'CZK'],
    ['DT', dueOn?.replaceAll('-', '')],
    ['X-VS', variableSymbol],
    ['MSG', text === '' ? undefined : escaped(text)],
  ];
  return [
    'SPD*1.0',
    ...parts.filter(([, value]) => value !== undefined).map(([key, value]) => `${key}:${value}`),
  ].join('*');
}
