import { findDemandMatches, ApiError, type Client, type DemandMatches } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import type { MatchRequest } from './demand-values.ts';

const DEBOUNCE_MS = 350;

/** A condition that can be dropped, with the number of matches without it. */
export type RelaxationKind = 'attributes' | 'budget' | 'date' | 'guests' | 'location' | 'purpose';
export type Relaxation = { kind: RelaxationKind; total: number };
type MatchState = {
  status: 'idle' | 'loading' | 'found' | 'failed';
  found: DemandMatches | null;
  relaxations: readonly Relaxation[];
};
export type Matches = MatchState & { retry: () => void };

const CHANGE_BY_KIND: Readonly<Record<RelaxationKind, Partial<MatchRequest>>> = {
  attributes: { attributes: [] },
  budget: { budget: null },
  date: { date_from: null, date_to: null, weekdays: [], time_from: null, time_to: null },
  guests: { number_of_guests: null },
  location: { location_id: null },
  purpose: { purpose_id: null },
};
const isSet = (needs: MatchRequest, kind: RelaxationKind): boolean =>
  ({
    attributes: needs.attributes.length > 0,
    budget: needs.budget !== null && needs.date_from !== null,
    date: needs.date_from !== null,
    guests: needs.number_of_guests !== null,
    location: needs.location_id !== null,
    purpose: needs.purpose_id !== null,
  })[kind];

const findMatches = (
  api: Client,
  { attributes, flexible, weekdays, ...needs }: MatchRequest,
  signal: AbortSignal,
) =>
  findDemandMatches({
    client: api,
    query: {
      ...needs,
      ...(flexible === false && { flexible: '0' }),
      ...(weekdays?.length && { weekdays: weekdays.join(',') }),
      attributes: attributes.join(','),
    },
    signal,
  });

/** Number of matches without each single condition, the largest first. */
async function findRelaxations(api: Client, needs: MatchRequest, signal: AbortSignal): Promise<Relaxation[]> {
  const kinds = (Object.keys(CHANGE_BY_KIND) as RelaxationKind[]).filter((kind) => isSet(needs, kind));
  const totals = await Promise.all(
    kinds.map((kind) =>
      findMatches(api, { ...needs, ...CHANGE_BY_KIND[kind] }, signal).then(
        ({ total }) => ({ kind, total }),
        () => ({ kind, total: 0 }),
      ),
    ),
  );
  return totals.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
}

/**
 * Spaces that match the requirements, debounced. The previous result stays while loading; a stale answer is
 * dropped.
 */
export function useMatches(needs: MatchRequest): Matches {
  const api = useApi();
  const [matches, setMatches] = useState<MatchState>({ status: 'idle', found: null, relaxations: [] });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(needs);
  useEffect(() => {
    const current = JSON.parse(key) as MatchRequest;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      setMatches((before) => ({ ...before, status: 'loading' }));
      try {
        const found = await findMatches(api, current, abort.signal);
        const relaxations = found.total === 0 ? await findRelaxations(api, current, abort.signal) : [];
        if (!abort.signal.aborted) setMatches({ status: 'found', found, relaxations });
      } catch (error) {
        if (!abort.signal.aborted)
          setMatches({ status: error instanceof ApiError ? 'failed' : 'idle', found: null, relaxations: [] });
      }
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, key, attempt]);
  return { ...matches, retry: () => setAttempt(attempt + 1) };
}
