/** Luhn check digit of a row of digits (ISO/IEC 7812-1). */
export function computeLuhnDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((before, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return before + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Variable symbol of an instalment. The check digit keeps a mistyped symbol from paying the equal instalment of another
 * deal.
 * @param number seven digits of the deal
 * @param no 1–99 within the deal
 */
export function buildVariableSymbol(number: string, no: number): string {
  const digits = `${number}${String(no).padStart(2, '0')}`;
  return `${digits}${computeLuhnDigit(digits)}`;
}
