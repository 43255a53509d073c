import type { TagIconName } from '@prostora/contracts/tag-icons.ts';

export type AdminTerm = {
  id: number; slug: string; name: string; group: string; category: string | null; title_phrase: string | null; icon: string | null; sort_order: number;
  spaces: number; published_spaces: number; inquiries: number; seo_urls: number; version: number;
};
export type AdminTaxonomy = { purposes: AdminTerm[]; attributes: AdminTerm[] };
export type AdminTermInput = { name: string; slug?: string | null; group: string; category?: string | null; title_phrase?: string | null; icon?: TagIconName | null };
export type AdminTermAdd = AdminTermInput & { sort_order?: number | null };
export type AdminTermChange = AdminTermInput & { version: number };
export type AdminTermMergePreview = { from: AdminTerm; into: AdminTerm };

export type AdminLocationParent = { id: number; name: string; slug: string; kind: 'country' | 'region' | 'town' | 'city_part' };
export type AdminLocation = {
  id: number; slug: string; name: string; kind: 'country' | 'region' | 'town' | 'city_part'; locative: string | null; parent_id: number | null; path: AdminLocationParent[]; lat: number; lng: number;
  population: number | null; parts: number; buildings: number; spaces: number; inquiries: number; seo_urls: number; version: number;
};
export type AdminLocationsAnswer = { page: number; nr_of_pages: number; total: number; items: AdminLocation[]; counts: { missing_locative: number } };
export type AdminLocationInput = { name: string; slug?: string | null; locative?: string | null; parent_id?: number | null; lat: number; lng: number; population?: number | null };
export type AdminLocationAdd = AdminLocationInput & { kind: 'town' | 'city_part' };
export type AdminLocationChange = AdminLocationInput & { version: number };
