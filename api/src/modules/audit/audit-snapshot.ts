const SECRET_KEY = /password|secret|token|hash|authorization|cookie/iu;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
const MAX_TEXT = 2000;
const MAX_DEPTH = 6;

/**
 * A copy for the audit trail: without properties that may contain secrets, bounded, and with single-line
 * texts, so that values cannot forge lines of an export.
 */
export function auditSnapshot(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return cleanObject(values, 0);
}

export const oneLine = (text: string): string => text.replace(CONTROL, ' ').slice(0, MAX_TEXT);

function cleanObject(values: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([key, value]) => value !== undefined && !SECRET_KEY.test(key),
  );
  return Object.fromEntries(entries.map(([key, value]) => [oneLine(key), clean(value, depth + 1)]));
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((item: unknown) => clean(item, depth + 1));
  if (typeof value === 'object') return cleanObject(value as Record<string, unknown>, depth);
  return oneLine(String(value));
}
