import { CATALOG_RETURN, type CatalogReturn } from './catalog-return.ts';

/** The last list of an event; null when another one was shown, and on the server. */
export function findCatalogReturn(event: string): CatalogReturn | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(CATALOG_RETURN) ?? 'null',
    ) as Partial<CatalogReturn> | null;
    return stored?.event === event && typeof stored.url === 'string' && typeof stored.total === 'number'
      ? { event, url: stored.url, total: stored.total, purpose: stored.purpose ?? null }
      : null;
  } catch {
    return null;
  }
}
