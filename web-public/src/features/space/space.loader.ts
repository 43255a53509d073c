import {
  ApiError,
  getSpaceByUrl,
  type Client,
  type SpaceAnswer,
  type SpaceDetail,
} from '@prostora/api-client';
import { appendSearch, pickEventSearch, urls, type EventLayout } from '@prostora/contracts';
import { findPurpose } from '../../lib/event/find-purpose.ts';
import { readEvent, type ParsedEvent } from '../../lib/event/read-event.ts';
import { getToday } from '../../lib/today.ts';
import type { KnownPriceList } from './price-list/shown-price-list.ts';
import { data, redirect, type LoaderFunctionArgs } from '@prostora/nav';

export type SpaceData = Omit<SpaceAnswer, 'space'> &
  ParsedEvent & {
    space: SpaceDetail;
    /** Name of the event's purpose. */
    purposeName: string | null;
    /** Layout assumed for the event's purpose. */
    usualLayout: EventLayout | null;
    /** Rendered on the server only. */
    priceList: KnownPriceList | null;
  };

const throwStatus = (status = 404): never => {
  throw data(null, { status });
};

/**
 * Loads a space by its URL. Redirects (301) a renamed one, answers 404 for an unpublished one and 410 for a
 * deleted one.
 */
export function createSpaceLoader(api: Client) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<SpaceData | Response> => {
    const url = (params['*'] ?? '').replace(/\/+$/u, '');
    if (url === '') return throwStatus();
    const { searchParams } = new URL(request.url);
    const parsed = await readEvent(searchParams);
    const naming = findPurpose(api, parsed.event, request.signal);
    const answer = await getSpaceByUrl({ client: api, query: { url }, signal: request.signal }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404)
          return throwStatus(error.body['gone'] === true ? 410 : 404);
        throw error;
      },
    );
    if (answer.redirect)
      return redirect(
        appendSearch(
          answer.redirect.startsWith('/') ? answer.redirect : urls.space(answer.redirect),
          pickEventSearch(searchParams),
        ),
        301,
      );
    const { space } = answer;
    if (!space || answer.error_code) return throwStatus();
    const day = parsed.event.dateFrom ?? getToday();
    // Visitors load the list near the viewport.
    const preparing =
      typeof window === 'undefined'
        ? import('./price-list/server-price-list.ts').then(({ loadServerPriceList }) =>
            loadServerPriceList(api, space.id, day, request.signal),
          )
        : null;
    const purpose = await naming;
    const priceList = await preparing;
    const event = { ...parsed.event, purpose: purpose && parsed.event.purpose };
    return {
      ...answer,
      space,
      ...parsed,
      event,
      purposeName: purpose?.name ?? null,
      usualLayout: purpose?.usual_layout ?? null,
      priceList,
    };
  };
}
