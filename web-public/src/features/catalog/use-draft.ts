import type { CatalogState } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { queryOfFilter, withChange, type CatalogFilter } from './catalog-address.ts';

export type Draft = {
  draft: CatalogFilter;
  change: (change: Partial<CatalogFilter>) => void;
  /** Filter lists with counts that hold for the draft (or for the draft before, while the new ones are on the way). */
  facets: CatalogState;
  /** How many spaces the draft would show; null while it is being counted. */
  total: number | null;
  /** False while the term ends before it begins; such a draft is neither counted nor applied. */
  valid: boolean;
};

const PAUSE = 120;

/** A filter being put together in a panel: nothing happens to the page until it is applied, but the counts follow each tick. */
export function useDraft(filter: CatalogFilter, current: CatalogState): Draft {
  const api = useApi();
  const [draft, setDraft] = useState(filter);
  const [counted, setCounted] = useState<{ for: CatalogFilter; facets: CatalogState }>({
    for: filter,
    facets: current,
  });

  const valid = draft.dateFrom === null || draft.dateTo === null || draft.dateFrom <= draft.dateTo;
  useEffect(() => {
    if (counted.for === draft || !valid) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.catalog.list({ ...queryOfFilter(draft), first_fetch: 1 }, abort.signal).then(
        (answer) => setCounted({ for: draft, facets: answer.catalog }),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, draft, counted.for, valid]);

  const change = (wanted: Partial<CatalogFilter>): void => setDraft((present) => withChange(present, wanted));
  return {
    draft,
    change,
    facets: counted.facets,
    total: counted.for === draft ? counted.facets.total : null,
    valid,
  };
}
