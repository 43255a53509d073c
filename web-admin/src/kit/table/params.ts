/** Applies changes to URL parameters; empty values are removed. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
