import { listCatalog, type Client } from '@prostora/api-client';

/** Names of purposes by slug that this browser has seen; the server keeps none, it serves all users. */
const known = new Map<string, string>();

export function rememberPurpose({ slug, name }: { slug: string; name: string }): void {
  if (typeof window !== 'undefined') known.set(slug, name);
}

/** Name of a purpose of an event; null for an unknown one and when it cannot be loaded. */
export async function findPurposeName(
  api: Client,
  slug: string | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!slug) return null;
  const name = known.get(slug);
  if (name !== undefined) return name;
  return listCatalog({ client: api, query: { purpose: slug }, signal }).then(
    ({ catalog }) => {
      if (catalog.selected_purpose) rememberPurpose({ slug, name: catalog.selected_purpose.name });
      return catalog.selected_purpose?.name ?? null;
    },
    () => null,
  );
}
