import type { Calls } from '../calls.ts';
import type {
  AdminLocation,
  AdminLocationAdd,
  AdminLocationChange,
  AdminLocationsAnswer,
  AdminTaxonomy,
  AdminTerm,
  AdminTermAdd,
  AdminTermChange,
  AdminTermMergePreview,
} from '../generated/types.gen.ts';

/** List of purposes or attributes. */
export type TaxonomyList = 'purposes' | 'attributes';
export type AdminLocationsQuery = {
  page?: number;
  page_size?: number;
  search?: string;
  kind?: AdminLocation['kind'];
  region?: string;
  locative?: 'missing';
  sort?: 'tree' | 'name' | 'population' | 'buildings' | 'spaces';
  order?: 'asc' | 'desc';
};

/** Purposes, attributes and locations of the catalogue filter. */
export const taxonomyCalls = ({ get, write }: Calls) => ({
  taxonomy: {
    read: (signal?: AbortSignal) => get<AdminTaxonomy>('admin/taxonomy', undefined, signal),
    add: (list: TaxonomyList, input: AdminTermAdd) =>
      write<AdminTerm>('POST', `admin/taxonomy/${list}`, input),
    save: (list: TaxonomyList, id: number, input: AdminTermChange) =>
      write<AdminTerm>('PUT', `admin/taxonomy/${list}/${id}`, input),
    /** Returns the deleted record; adding it again reverts the deletion. */
    remove: (list: TaxonomyList, id: number) => write<AdminTerm>('DELETE', `admin/taxonomy/${list}/${id}`),
    order: (list: TaxonomyList, ids: number[]) =>
      write<AdminTaxonomy>('PUT', `admin/taxonomy/${list}/order`, { ids }),
    mergePreview: (list: TaxonomyList, id: number, into: number, signal?: AbortSignal) =>
      get<AdminTermMergePreview>(`admin/taxonomy/${list}/${id}/merge-preview`, { into }, signal),
    merge: (list: TaxonomyList, id: number, into: number, version: number) =>
      write<AdminTerm>('POST', `admin/taxonomy/${list}/${id}/merge`, { into, version }),
  },
  locations: {
    list: (query: AdminLocationsQuery, signal?: AbortSignal) =>
      get<AdminLocationsAnswer>('admin/locations', query, signal),
    read: (id: number, signal?: AbortSignal) =>
      get<AdminLocation>(`admin/locations/${id}`, undefined, signal),
    add: (input: AdminLocationAdd) => write<AdminLocation>('POST', 'admin/locations', input),
    save: (id: number, input: AdminLocationChange) =>
      write<AdminLocation>('PUT', `admin/locations/${id}`, input),
    /** Returns the deleted record; adding it again reverts the deletion. */
    remove: (id: number) => write<AdminLocation>('DELETE', `admin/locations/${id}`),
  },
});
