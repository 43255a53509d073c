import {
  ApiError,
  getBuildingProgram,
  type Client,
  type PublicProgramAnswer,
  type PublicProgramBuilding,
} from '@prostora/api-client';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';

export type BuildingProgramData = Pick<PublicProgramAnswer, 'events'> & { building: PublicProgramBuilding };

/** Loads the public program of a building by its slug. Redirects (301) a renamed one. */
export function createBuildingProgramLoader(api: Client) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<BuildingProgramData | Response> => {
    const {
      building,
      redirect: target,
      events,
    } = await getBuildingProgram({
      client: api,
      query: { url: params['slug'] ?? '' },
      signal: request.signal,
    }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410))
        throw data(null, { status: error.status });
      throw error;
    });
    if (target !== null) return redirect(target, 301);
    if (!building) throw data(null, { status: 404 });
    return { building, events };
  };
}
