import type { Calls } from '../calls.ts';
import type {
  AdminRedirect,
  AdminRedirectChange,
  AdminRedirectInput,
  AdminRedirectsAnswer,
  SiteSettingsAnswer,
  SiteSettingsInput,
} from '../generated/types.gen.ts';

export type AdminRedirectsQuery = {
  page?: number;
  page_size?: number;
  search?: string;
  kind?: 'manual' | 'renamed' | 'gone';
  sort?: 'from' | 'to' | 'created';
  order?: 'asc' | 'desc';
};

/** Site settings and redirects. */
export const siteCalls = ({ get, write }: Calls) => ({
  settings: {
    read: (signal?: AbortSignal) => get<SiteSettingsAnswer>('admin/settings', undefined, signal),
    save: (input: SiteSettingsInput) => write<SiteSettingsAnswer>('PUT', 'admin/settings', input),
  },
  redirects: {
    list: (query: AdminRedirectsQuery, signal?: AbortSignal) =>
      get<AdminRedirectsAnswer>('admin/redirects', query, signal),
    add: (input: AdminRedirectInput) => write<AdminRedirect>('POST', 'admin/redirects', input),
    save: (id: number, input: AdminRedirectChange) =>
      write<AdminRedirect>('PUT', `admin/redirects/${id}`, input),
    remove: (id: number) => write<AdminRedirect>('DELETE', `admin/redirects/${id}`),
  },
});
