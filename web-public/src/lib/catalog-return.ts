/** Key of the tab's storage. */
export const CATALOG_RETURN = 'prostora.catalog';

/** The list of the catalogue that was shown last in this tab, with the query string of its event. */
export type CatalogReturn = { event: string; url: string; total: number; purpose: string | null };

export function rememberCatalog(list: CatalogReturn): void {
  try {
    sessionStorage.setItem(CATALOG_RETURN, JSON.stringify(list));
  } catch {
    // Storage is unavailable: the link leads to all spaces for the event.
  }
}
