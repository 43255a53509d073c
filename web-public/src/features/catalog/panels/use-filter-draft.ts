import { listCatalog, type CatalogState } from '@prostora/api-client';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { toCatalogQuery } from '../catalog-query.ts';
import type { CatalogFilter } from '../catalog-filter.ts';
import { withChange } from '../catalog-url.ts';

export type FilterDraft = {
  /** The filter of the page with the changes. */
  draft: CatalogFilter;
  changes: Partial<CatalogFilter>;
  change: (change: Partial<CatalogFilter>) => void;
  /** Facets with counts for the draft; while they load, for the previous draft. */
  facets: CatalogState;
  /** Number of spaces that match the draft; null while loading. */
  total: number | null;
  /** False while the date range ends before it starts; such a draft is neither counted nor applied. */
  valid: boolean;
};

const DEBOUNCE_MS = 120;

/** Draft of a filter in a panel: the counts follow each change, the page only an apply. */
export function useFilterDraft(filter: CatalogFilter, current: CatalogState): FilterDraft {
  const api = useApi();
  // Only what was changed here: the filter of the page may still follow an earlier change.
  const [changes, setChanges] = useState<Partial<CatalogFilter>>({});
  const draft = useMemo(
    () => (Object.keys(changes).length === 0 ? filter : withChange(filter, changes)),
    [filter, changes],
  );
  const [counted, setCounted] = useState<{ for: CatalogFilter; facets: CatalogState }>({
    for: filter,
    facets: current,
  });

  const valid = draft.dateFrom === null || draft.dateTo === null || draft.dateFrom <= draft.dateTo;
  useEffect(() => {
    if (counted.for === draft || !valid) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      listCatalog({
        client: api,
        query: { ...toCatalogQuery(draft), first_fetch: '1' },
        signal: abort.signal,
      }).then(
        (answer) => setCounted({ for: draft, facets: answer.catalog }),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, draft, counted.for, valid]);

  const change = (wanted: Partial<CatalogFilter>): void =>
    setChanges((present) => ({ ...present, ...wanted }));
  return {
    draft,
    changes,
    change,
    facets: counted.facets,
    total: counted.for === draft ? counted.facets.total : null,
    valid,
  };
}
