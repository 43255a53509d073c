import type {
  AdminSpacesAnswer, CatalogAnswer, DashboardAnswer, LoginAnswer, MapData, PlacesAnswer,
  SessionUser, SiteInfo, SpaceAnswer, SpaceSaved, SpaceStatus, SuggestAnswer,
} from './generated/types.gen.ts';
import type { CapacityBucket, CatalogSort } from './names.ts';
import { send, type Query, type Transport } from './http.ts';

/** The catalogue's filter as the API reads it. `path` is what follows /katalog/ in an address. */
export type CatalogQuery = {
  path?: string; location?: string; purpose?: string; attributes?: string; capacity?: CapacityBucket | string; search?: string;
  page?: number | string; sort?: CatalogSort | string; bounds?: string; date_from?: string; date_to?: string;
  first_fetch?: 1; refresh?: 1;
};
export type MapQuery = CatalogQuery & { bounds: string; zoom: number };
export type AdminSpacesQuery = {
  page?: number; page_size?: number; status?: string; search?: string; region?: string; owner?: number; sort?: string; order?: 'asc' | 'desc';
};
export type SpaceChanges = { id: number; version: number } & Record<string, unknown>;

/** Every call the web applications make, by the resource it speaks of. */
export function createApi(transport: Transport) {
  const get = <T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> =>
    send<T>(transport, path, { ...(query && { query }), ...(signal && { signal }) });
  const write = <T>(method: string, path: string, body?: unknown): Promise<T> => send<T>(transport, path, { method, ...(body !== undefined && { body }) });
  return {
    catalog: {
      list: (query: CatalogQuery, signal?: AbortSignal) => get<CatalogAnswer>('catalog/new/', query, signal),
      map: (query: MapQuery, signal?: AbortSignal) => get<MapData>('catalog/map', query, signal),
      suggest: (q: string, signal?: AbortSignal) => get<SuggestAnswer>('catalog/suggest', { q }, signal),
      admin: (query: AdminSpacesQuery, signal?: AbortSignal) => get<AdminSpacesAnswer>('catalog/admin', query, signal),
    },
    spaces: {
      byUrl: (url: string, signal?: AbortSignal) => get<SpaceAnswer>('space/', { url }, signal),
      save: (space: SpaceChanges, publish: boolean, auth_token?: string) => write<SpaceSaved>('PUT', 'space/save', { space, publish, ...(auth_token && { auth_token }) }),
      changeStatus: (id: number, status: SpaceStatus, reason?: string) => write<SpaceSaved>('POST', `space/${id}/status`, { status, ...(reason && { reason }) }),
    },
    auth: {
      login: (username: string, password: string) => write<LoginAnswer>('POST', 'auth/login', { username, password }),
      refresh: () => write<LoginAnswer>('POST', 'auth/refresh'),
      logout: () => write<null>('POST', 'auth/logout'),
      user: () => get<{ user: SessionUser }>('auth/user'),
    },
    geo: { places: (q: string, signal?: AbortSignal) => get<PlacesAnswer>('geo/places', { q }, signal) },
    site: { info: (signal?: AbortSignal) => get<SiteInfo>('site', undefined, signal) },
    admin: { dashboard: (days: 7 | 30 | 365, signal?: AbortSignal) => get<DashboardAnswer>('admin/dashboard', { days }, signal) },
  };
}

export type Api = ReturnType<typeof createApi>;
