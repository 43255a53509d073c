import { accountCalls, membershipCalls } from './account-calls.ts';
import { blogCalls } from './blog-calls.ts';
import { availabilityCalls, reservationCalls } from './booking-calls.ts';
import { createCalls } from './calls.ts';
import { inquiryCalls } from './inquiry-calls.ts';
import { buildingCalls, ownerCalls, panoramaCalls, spaceCalls } from './owner-calls.ts';
import type {
  AdminSpacesAnswer,
  CatalogAnswer,
  ContentAnswer,
  LoginAnswer,
  MapData,
  PlacesAnswer,
  PlansAnswer,
  SecondStepAnswer,
  SessionUser,
  SiteInfo,
  SuggestAnswer,
} from './generated/types.gen.ts';
import type { CapacityBucket, CatalogSort } from './names.ts';
import type { Transport } from './http.ts';

/** Filter of the catalogue. `path` is what follows /katalog/ in a URL. */
export type CatalogQuery = {
  path?: string;
  location?: string;
  purpose?: string;
  attributes?: string;
  capacity?: CapacityBucket | string;
  search?: string;
  page?: number | string;
  sort?: CatalogSort | string;
  bounds?: string;
  date_from?: string;
  date_to?: string;
  first_fetch?: 1;
  refresh?: 1;
  /** The search was typed by a visitor: it is counted in the search statistics. */
  typed?: 1;
};
/** Code of a second factor for the challenge of a login. */
export type SecondFactorCode = { challenge: string } & (
  { code: string } | { recovery_code: string } | { passkey: object }
);
export type MapQuery = CatalogQuery & { bounds: string; zoom: number };
export type AdminSpacesQuery = {
  page?: number;
  page_size?: number;
  status?: string;
  search?: string;
  region?: string;
  owner?: number;
  purpose?: number;
  attribute?: number;
  sort?: string;
  order?: 'asc' | 'desc';
};
/** Calls of the public site and of owners, by resource; console calls are in console.ts. */
export function createApi(transport: Transport) {
  const calls = createCalls(transport);
  const { get, write } = calls;
  return {
    /** For groups of calls only some pages need. */
    calls,
    catalog: {
      list: (query: CatalogQuery, signal?: AbortSignal) => get<CatalogAnswer>('catalog/new/', query, signal),
      map: (query: MapQuery, signal?: AbortSignal) => get<MapData>('catalog/map', query, signal),
      suggest: (q: string, signal?: AbortSignal) => get<SuggestAnswer>('catalog/suggest', { q }, signal),
      admin: (query: AdminSpacesQuery, signal?: AbortSignal) =>
        get<AdminSpacesAnswer>('catalog/admin', query, signal),
    },
    spaces: spaceCalls(calls),
    buildings: buildingCalls(calls),
    panoramas: panoramaCalls(calls),
    owner: ownerCalls(calls),
    account: accountCalls(calls),
    membership: membershipCalls(calls),
    availability: availabilityCalls(calls),
    reservations: reservationCalls(calls),
    inquiries: inquiryCalls(calls),
    auth: {
      login: (username: string, password: string) =>
        write<LoginAnswer | SecondStepAnswer>('POST', 'auth/login', { username, password }),
      secondStep: (code: SecondFactorCode) => write<LoginAnswer>('POST', 'auth/second-step', code),
      refresh: (headers?: Record<string, string>) =>
        write<LoginAnswer>('POST', 'auth/refresh', undefined, headers),
      logout: (headers?: Record<string, string>) => write<null>('POST', 'auth/logout', undefined, headers),
      user: () => get<{ user: SessionUser }>('auth/user'),
      stopImpersonating: () => write<null>('POST', 'auth/stop-impersonating'),
    },
    blog: blogCalls(calls),
    geo: { places: (q: string, signal?: AbortSignal) => get<PlacesAnswer>('geo/places', { q }, signal) },
    plans: { offered: (signal?: AbortSignal) => get<PlansAnswer>('plans', undefined, signal) },
    /** A content page; of the terms the current version, or the one valid from a day. */
    content: {
      page: (slug: string, version?: string) =>
        write<ContentAnswer>(
          'POST',
          `content/${encodeURIComponent(slug)}` +
            (version === undefined ? '' : `?version=${encodeURIComponent(version)}`),
        ),
    },
    site: { info: (signal?: AbortSignal) => get<SiteInfo>('site', undefined, signal) },
  };
}

export type Api = ReturnType<typeof createApi>;
