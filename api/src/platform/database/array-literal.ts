/**
 * An array as a parameter of a raw statement, for `any(?::int[])`.
 * @param values numbers, or words without characters that PostgreSQL requires to be quoted
 */
export const toArrayLiteral = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;
