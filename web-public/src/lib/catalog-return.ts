import type { EventLayout } from '@prostora/contracts';

/** Key of the tab's storage. */
export const CATALOG_RETURN = 'prostora.catalog';

/** The list of the catalogue that was shown last in this tab, with the query string of its event. */
export type CatalogReturn = {
  event: string;
  url: string;
  total: number;
  /** Of the event; null where the list has none. */
  purpose: KnownPurpose | null;
};
/** What the page of a space tells about the purpose of the event. */
export type KnownPurpose = { name: string; usual_layout: EventLayout | null };

export function rememberCatalog(list: CatalogReturn): void {
  try {
    sessionStorage.setItem(CATALOG_RETURN, JSON.stringify(list));
  } catch {
    // Storage is unavailable: the link leads to all spaces for the event.
  }
}
