import {
  ApiError,
  getBuildingByUrl,
  type Client,
  type BuildingDetail,
  type BuildingPageAnswer,
} from '@prostora/api-client';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';

export type BuildingData = Omit<BuildingPageAnswer, 'building'> & { building: BuildingDetail };

const throwStatus = (status: 404 | 410): never => {
  throw data(null, { status });
};

/**
 * Loads a building by its slug. Redirects (301) a renamed one or one let as a single space; answers 410 for a
 * deleted one.
 */
export function createBuildingLoader(api: Client) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<BuildingData | Response> => {
    const answer = await getBuildingByUrl({
      client: api,
      query: { url: params['slug'] ?? '' },
      signal: request.signal,
    }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410))
        return throwStatus(error.status);
      throw error;
    });
    if (answer.redirect) return redirect(answer.redirect, 301);
    return answer.building ? { ...answer, building: answer.building } : throwStatus(404);
  };
}
