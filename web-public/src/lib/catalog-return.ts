const KEY = 'prostora.catalog';

/** The list of the catalogue that was shown last in this tab. */
export type CatalogReturn = { url: string; total: number };

/** Kept in sessionStorage by the query string of its event. */
export function rememberCatalog(event: string, list: CatalogReturn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ event, ...list }));
  } catch {
    // Storage is unavailable: the link leads to all spaces for the event.
  }
}

/** The last list of an event; null when another one was shown. */
export function findCatalogReturn(event: string): CatalogReturn | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      (Partial<CatalogReturn> & { event?: unknown }) | null;
    return stored?.event === event && typeof stored.url === 'string' && typeof stored.total === 'number'
      ? { url: stored.url, total: stored.total }
      : null;
  } catch {
    return null;
  }
}
