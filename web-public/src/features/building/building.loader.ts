import { ApiError, type Api, type BuildingDetail, type BuildingPageAnswer } from '@prostora/api-client';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';

export type BuildingData = Omit<BuildingPageAnswer, 'building'> & { building: BuildingDetail };

const missing = (status: 404 | 410): never => {
  throw data(null, { status });
};

/** A building by the address of its page; a renamed one, or one let as a single space, moves on for good (301); what was deleted for good is gone (410). */
export function createBuildingLoader(api: Api) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<BuildingData | Response> => {
    const answer = await api.buildings.byUrl(params['slug'] ?? '', request.signal).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410))
        return missing(error.status);
      throw error;
    });
    if (answer.redirect) return redirect(answer.redirect, 301);
    return answer.building ? { ...answer, building: answer.building } : missing(404);
  };
}
