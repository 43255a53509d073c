import {
  cancelSeries,
  changeSeries,
  getSeries,
  previewSeriesChange,
  type CancelCode,
  type Client,
  type Series,
  type SeriesChangesInput,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { seriesTexts as texts } from '@prostora/strings/cs/series.ts';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api-context.tsx';
import { usePreview } from '../../../../lib/use-preview.ts';
import { invalidateReservations, refreshAfterCancellation } from '../../reservation-queries.ts';
import { describeRefusal } from '../use-reservation-actions.ts';
import type { SeriesChanges } from './series-change-values.ts';

/** @param id null: the reservation is of no series */
const seriesQuery = (api: Client, id: number | null) =>
  queryOptions({
    queryKey: ['reservations', 'series', id],
    queryFn: id === null ? skipToken : ({ signal }) => getSeries({ client: api, path: { id }, signal }),
  });

/** The series of a reservation. */
export function useSeries(id: number | null) {
  const { data, isError, refetch } = useQuery(seriesQuery(useApi(), id));
  return { series: data?.series ?? null, isError, refetch };
}

/** CZK, of all changed occurrences. */
export type SeriesListPrice = { readonly former: number; readonly list: number };

/** The price of the price list after a change of its slots or guests; null when it is the present one, or given. */
export function useSeriesListPrice(
  { id, version }: Pick<Series, 'id' | 'version'>,
  fromDay: string,
  { start_time, end_time, space_id, number_of_guests, price }: SeriesChanges,
): SeriesListPrice | null {
  const api = useApi();
  const wanted = Object.entries({ start_time, end_time, space_id, number_of_guests }).filter(
    ([, value]) => value !== undefined,
  );
  const changes = Object.fromEntries(wanted) as SeriesChanges;
  const body = { from_day: fromDay, version, ...changes };
  const preview = usePreview(wanted.length > 0 && price === undefined ? body : null, (input) =>
    previewSeriesChange({ client: api, path: { id }, body: input }),
  );
  if (preview.status !== 'done' || preview.preview.list_price === null) return null;
  return { former: preview.preview.former_price, list: preview.preview.list_price };
}

/** Changes of this and the following occurrences. */
export function useSeriesActions({ id, version }: Pick<Series, 'id' | 'version'>, fromDay: string) {
  const api = useApi();
  const client = useQueryClient();
  const save = async (series: Series): Promise<void> => {
    client.setQueryData(seriesQuery(api, id).queryKey, { series });
    await invalidateReservations(client);
  };
  return {
    /** Throws the server's error, so that its field errors land on their fields. */
    change: async (changes: Omit<SeriesChangesInput, 'from_day' | 'version'>): Promise<void> => {
      const body = { ...changes, from_day: fromDay, version };
      try {
        const { series, changed, proposed } = await changeSeries({ client: api, path: { id }, body });
        showToast(proposed > 0 ? texts.change.sent(proposed) : texts.change.saved(changed));
        void save(series);
      } catch (error) {
        void invalidateReservations(client);
        throw error;
      }
    },
    /** Resolves to null on success, otherwise to a message. */
    cancel: async (reason: string | null, code: CancelCode | null): Promise<string | null> => {
      const body = { from_day: fromDay, version, reason, cancel_code: code };
      try {
        const { series, cancelled } = await cancelSeries({ client: api, path: { id }, body });
        showToast(texts.cancel.done(cancelled));
        void save(series);
        void refreshAfterCancellation(client, api);
        return null;
      } catch (error) {
        void invalidateReservations(client);
        return describeRefusal(error);
      }
    },
  };
}
