import { listRentalTerms } from '@prostora/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';

/** Above the 20 terms that an owner may use at once. */
const PAGE_SIZE = 50;

/** Whether the owner has published rental terms, under which offers are made; no until known. */
export function useHasRentalTerms(isAsked: boolean): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['owner', 'rental-terms', 'published'],
    queryFn: ({ signal }) => listRentalTerms({ client: api, query: { page_size: PAGE_SIZE }, signal }),
    enabled: isAsked,
  });
  return isAsked && (data?.items.some(({ state }) => state === 'published') ?? false);
}
