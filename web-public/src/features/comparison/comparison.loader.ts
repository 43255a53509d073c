import { compareSpaces, type Client, type ComparisonAnswer } from '@prostora/api-client';
import { FAVOURITES, urls } from '@prostora/contracts';
import type { LoaderFunctionArgs } from '@prostora/nav';

/** `isCut`: the URL names more spaces than can be compared. */
export type ComparisonData = ComparisonAnswer & { isTruncated: boolean; onlyDifferences: boolean };

const DIFFERENCES = 'rozdily';
const MAX_ID = 2_147_483_647;

/** URL of a comparison with its choice of rows. */
export const buildComparisonUrl = (ids: readonly number[], onlyDifferences: boolean): string =>
  `${urls.comparison(ids)}${onlyDifferences ? `&${DIFFERENCES}=1` : ''}`;

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
    };
  };
