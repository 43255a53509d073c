import type { Reservation } from '@prostora/api-client';
import { useState } from 'react';
import { isOfSeriesRequest } from '../detail/series-request-panel.tsx';

/** Requests of the page that can be confirmed, and those chosen among them. */
export type Selection = {
  selectable: readonly Reservation[];
  chosen: readonly Reservation[];
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  toggleAll: () => void;
};

/** An option is no request; an open proposal and the dates of a repeated booking have an answer of their own. */
export const isSelectable = (reservation: Reservation): boolean =>
  reservation.allowed_actions.includes('confirm') &&
  !reservation.is_option &&
  reservation.proposal?.state !== 'open' &&
  !isOfSeriesRequest(reservation);

/** Choice of requests; those that left the page or cannot be confirmed any more are no longer chosen. */
export function useSelection(items: readonly Reservation[]): Selection {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const selectable = items.filter(isSelectable);
  const chosen = selectable.filter(({ id }) => wanted.has(id));
  const ids = new Set(chosen.map(({ id }) => id));
  return {
    selectable,
    chosen,
    ids,
    toggle: (id) => setWanted(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => setWanted(new Set(ids.size === selectable.length ? [] : selectable.map(({ id }) => id))),
  };
}
