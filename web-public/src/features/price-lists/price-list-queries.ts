import {
  getPriceList,
  listPriceLists,
  listVatRates,
  type Client,
  type PriceListState,
} from '@prostora/api-client';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

const LISTS = ['owner', 'price-lists'] as const;
export const PAGE_SIZE = 20;
/** Most rows that the API gives at once. */
const MAX_PAGE_SIZE = 100;

/** The owner's lists, newest first. */
export const priceListsQuery = (api: Client, state: PriceListState | null, pageSize: number) =>
  queryOptions({
    queryKey: [...LISTS, state, pageSize],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listPriceLists({
        client: api,
        query: { page_size: Math.min(pageSize, MAX_PAGE_SIZE), ...(state && { state }) },
        signal,
      }),
  });

/** Lists of a space of any state. */
export const spacePriceListsQuery = (api: Client, spaceId: number) =>
  queryOptions({
    queryKey: [...LISTS, 'space', spaceId],
    queryFn: ({ signal }) =>
      listPriceLists({ client: api, query: { space_id: spaceId, page_size: MAX_PAGE_SIZE }, signal }),
  });

/** A list for its editor: read anew at each opening, and not while it is edited. */
export const priceListQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...LISTS, 'detail', id],
    queryFn: ({ signal }) => getPriceList({ client: api, path: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The operator's table of VAT rates. */
export const vatRatesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['vat-rates'],
    queryFn: ({ signal }) => listVatRates({ client: api, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const invalidatePriceLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: LISTS });
