import { getSpaceTaxonomy, type TaxonomyAnswer } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';

export type Taxonomy = { found: TaxonomyAnswer | null; failed: boolean; retry: () => void };

/** Loads all selectable tags. */
export function useTaxonomy(): Taxonomy {
  const api = useApi();
  const [found, setFound] = useState<TaxonomyAnswer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    getSpaceTaxonomy({ client: api, signal: abort.signal }).then(setFound, () => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [api, attempt]);
  return { found, failed, retry: () => setAttempt(attempt + 1) };
}
