import { listCatalog, type Client } from '@prostora/api-client';
import { buildEventSearch, type EventQuery } from '@prostora/contracts';
import type { KnownPurpose } from '../catalog-return.ts';
import { findCatalogReturn } from '../find-catalog-return.ts';

/** The event's purpose: that of the list the visitor comes from, else of the catalogue. */
export async function findPurpose(
  api: Client,
  event: EventQuery,
  signal: AbortSignal,
): Promise<KnownPurpose | null> {
  if (!event.purpose) return null;
  const known = findCatalogReturn(buildEventSearch(event))?.purpose;
  if (known) return known;
  return listCatalog({ client: api, query: { purpose: event.purpose }, signal }).then(
    ({ catalog }) => catalog.selected_purpose,
    () => null,
  );
}
