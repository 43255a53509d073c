/** Parses the file name from a Content-Disposition header; the extended form (RFC 6266) takes precedence. */
export function parseFileName(disposition: string): string | null {
  const extended = /filename\*=utf-8''([^;\s]+)/iu.exec(disposition)?.[1];
  try {
    if (extended !== undefined) return decodeURIComponent(extended);
  } catch {
    // Badly encoded: the plain name follows.
  }
  return (
    /filename="([^"]+)"/u.exec(disposition)?.[1] ?? /filename=([^;\s"]+)/u.exec(disposition)?.[1] ?? null
  );
}
