import { appendSearch, buildEventSearch, formatQuery, type EventQuery } from '@prostora/contracts';
import { useLocation, useNavigate } from '@prostora/nav';
import { useEffect, useRef } from 'react';
import { DEMAND_LOCATION } from '../../lib/demand-url.ts';

const DEBOUNCE_MS = 400;

/** Keeps the event of the form in the address, so that links of the page carry it; nothing is loaded. */
export function useEventInAddress(event: EventQuery): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = buildEventSearch(event);
  const written = useRef(wanted);
  useEffect(() => {
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      const location = new URLSearchParams(search).get(DEMAND_LOCATION);
      const rest = formatQuery(location ? { [DEMAND_LOCATION]: location } : {});
      void navigate({ search: appendSearch(rest, wanted) }, { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [navigate, search, wanted]);
}
