const SECRET_KEY = /password|secret|token|hash|authorization|cookie/iu;
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
const MAX_TEXT = 2000;
const MAX_DEPTH = 6;

/**
 * A copy for the audit trail: without properties that may contain secrets, bounded, and with single-line
 * texts, so that values cannot forge lines of an export.
 */
export function toAuditSnapshot(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return sanitizeObject(values, 0);
}

export const toSingleLine = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, ' ').slice(0, MAX_TEXT);

function sanitizeObject(values: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([key, value]) => value !== undefined && !SECRET_KEY.test(key),
  );
  return Object.fromEntries(entries.map(([key, value]) => [toSingleLine(key), sanitize(value, depth + 1)]));
}

function sanitize(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toSingleLine(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.map((item: unknown) => sanitize(item, depth + 1));
  if (typeof value === 'object') return sanitizeObject(value as Record<string, unknown>, depth);
  return toSingleLine(String(value));
}
