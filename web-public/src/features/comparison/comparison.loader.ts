import { compareSpaces, type Client, type ComparisonAnswer } from '@prostora/api-client';
import { FAVOURITES, appendSearch, pickEventSearch, urls } from '@prostora/contracts';
import type { LoaderFunctionArgs } from '@prostora/nav';

/** `isTruncated`: the URL names more spaces than can be compared; `query`: the visitor's event. */
export type ComparisonData = ComparisonAnswer & {
  isTruncated: boolean;
  onlyDifferences: boolean;
  query: string;
};

const DIFFERENCES = 'rozdily';
const MAX_ID = 2_147_483_647;

/** URL of a comparison with its choice of rows and the event. */
export const buildComparisonUrl = (ids: readonly number[], onlyDifferences: boolean, query: string): string =>
  appendSearch(`${urls.comparison(ids)}${onlyDifferences ? `&${DIFFERENCES}=1` : ''}`, query);

/** Loads the spaces named in the URL; invalid ids are ignored. */
export const createComparisonLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<ComparisonData> => {
    const { searchParams } = new URL(request.url);
    const requestedIds = [...new Set((searchParams.get('prostory') ?? '').split(',').map(Number))].filter(
      (id) => Number.isInteger(id) && id > 0 && id <= MAX_ID,
    );
    const ids = requestedIds.slice(0, FAVOURITES.compared);
    const found =
      ids.length === 0
        ? { spaces: [], gone: [] }
        : await compareSpaces({ client: api, query: { ids: ids.join(',') }, signal: request.signal });
    return {
      ...found,
      isTruncated: requestedIds.length > ids.length,
      onlyDifferences: searchParams.has(DIFFERENCES),
      query: pickEventSearch(searchParams),
    };
  };
