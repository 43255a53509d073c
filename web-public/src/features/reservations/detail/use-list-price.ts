import {
  previewReservationChange,
  type ListPrice,
  type Reservation,
  type ReservationChangesInput,
} from '@prostora/api-client';
import { useApi } from '../../../lib/api-context.tsx';
import { usePreview } from '../../../lib/use-preview.ts';
import { getBasePrice } from './change-values.ts';
import type { ApplyTo } from './step-scope.tsx';

const PRICED = ['space_id', 'start_datetime', 'end_datetime', 'number_of_guests'] as const;
type PricedChanges = Pick<ReservationChangesInput, (typeof PRICED)[number]>;

/**
 * The price of the price list for the wanted slot and guests, the total of an event; null when it is the present one, the list has none, or
 * the change is not possible.
 */
export function useListPrice(
  reservation: Reservation,
  changes: PricedChanges,
  applyTo: ApplyTo,
): ListPrice | null {
  const api = useApi();
  const priced = Object.entries(changes).filter(([field]) => PRICED.some((one) => one === field));
  const { id, sequence } = reservation;
  const body = { sequence, apply_to: applyTo, ...(Object.fromEntries(priced) as PricedChanges) };
  const preview = usePreview(priced.length > 0 ? body : null, (wanted) =>
    previewReservationChange({ client: api, path: { id }, body: wanted }),
  );
  const list = preview.status === 'done' ? preview.preview.list_price : null;
  return list === null || list.price === getBasePrice(reservation, applyTo) ? null : list;
}
