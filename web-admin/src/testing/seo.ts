import type {
  AdminSeoUrl,
  AdminSeoUrlCheck,
  AdminSeoUrlOptions,
  AdminSeoUrlRow,
  CatalogAnswer,
} from '@prostora/api-client';
import { card, image, state } from '@prostora/testing/catalog-fixtures.ts';
import { singlePage } from './people.ts';
import type { Handlers } from './console.tsx';

export const seoUrl = (changes: Partial<AdminSeoUrl> = {}): AdminSeoUrl => ({
  id: 5,
  path: 'svatby-v-praze',
  url: '/katalog/svatby-v-praze',
  location: { id: 2, name: 'Praha', gone: false },
  purpose: { id: 13, name: 'Svatba', gone: false },
  capacity: '50-150',
  attributes: [{ id: 8, name: 'Klimatizace', gone: false }],
  title: 'Prostory na svatbu v Praze',
  h1: 'Svatba v Praze',
  meta_description: 'Prostory ke svatbe v Praze.',
  has_description: true,
  footer_links_count: 1,
  in_footer: false,
  results: 12,
  problems: [],
  updated_at: '2026-11-20T10:00:00Z',
  version: 3,
  location_id: 2,
  purpose_id: 13,
  attribute_ids: [8],
  description: '<p>Kde se sejit.</p>',
  footer_links: [{ link_name: null, title: 'Svatby v Olomouci', url: '/katalog/svatby-v-olomouci' }],
  ...changes,
});

const {
  location_id: _location,
  purpose_id: _purpose,
  attribute_ids: _attributes,
  description: _description,
  footer_links: _links,
  ...firstRow
} = seoUrl();
export const seoRow = (changes: Partial<AdminSeoUrlRow> = {}): AdminSeoUrlRow => ({
  ...firstRow,
  ...changes,
});

export const seoOptions: AdminSeoUrlOptions = {
  locations: [
    {
      id: 1,
      name: 'Kraj Praha',
      slug: 'praha-kraj',
      kind: 'region',
      parent_id: null,
      locative: 'v Praze',
      count: 40,
    },
    { id: 2, name: 'Praha', slug: 'praha', kind: 'town', parent_id: 1, locative: 'v Praze', count: 38 },
    {
      id: 3,
      name: 'Kraj Brno',
      slug: 'jihomoravsky',
      kind: 'region',
      parent_id: null,
      locative: 'v kraji Brno',
      count: 20,
    },
    { id: 4, name: 'Znojmo', slug: 'znojmo', kind: 'town', parent_id: 3, locative: null, count: 0 },
  ],
  purposes: [
    { id: 13, name: 'Svatba', slug: 'svatba', title_phrase: 'Prostory na svatbu', count: 31 },
    { id: 14, name: 'Konference', slug: 'konference', title_phrase: 'Prostory na konferenci', count: 9 },
  ],
  attributes: [
    { id: 8, name: 'Klimatizace', group: 'equipments', count: 17 },
    { id: 9, name: 'Catering', group: 'services', count: 5 },
  ],
  capacities: [
    { id: 'do-50', name: 'do 50 hostů', count: 7 },
    { id: '50-150', name: '50–150 hostů', count: 15 },
  ],
};

export const seoCheck = (changes: Partial<AdminSeoUrlCheck> = {}): AdminSeoUrlCheck => ({
  url: '/katalog/svatby-v-praze',
  results: 12,
  canonical_before: '/katalog/praha/svatba/50-150',
  problems: [],
  errors: {},
  other: null,
  suggestions: {
    path: 'svatba-praha',
    title: 'Prostory na svatbu v Praze',
    h1: 'Prostory na svatbu v Praze',
    meta_description: 'Prostory na svatbu v Praze. Fotky, kapacita a cena.',
  },
  ...changes,
});

const toCard = (id: number, space_name: string) =>
  card(id, {
    url: `statek/${id}`,
    building_name: 'Statek',
    space_name,
    perex: '',
    city: 'Praha 4',
    image: { ...image(id), sources: [], alt: '' },
    tags: [],
  });

/** Catalogue response with the fields used by the preview. */
export const catalogAnswer = (total = 12): CatalogAnswer => ({
  error: null,
  title: '',
  meta_description: '',
  description: null,
  seo_url_id: null,
  footer_links: [],
  new_url: '/',
  seo_data: { h1: '', canonical: '/', robots: 'index', lead: null, breadcrumbs: [] },
  catalog: state({
    purposes: [],
    locations: [],
    attributes: [],
    capacities: [],
    nr_of_pages: 1,
    total,
    spaces: total === 0 ? [] : [toCard(1, 'Stodola'), toCard(2, 'Sypka')],
  }),
});

export const seoCounts = { all: 31, empty: 4, orphan: 1, conflict: 2, texts: 7, in_footer: 6 };

/** Handlers of all calls of the SEO pages. */
export const seoHandlers: Handlers = {
  'GET admin/seo-urls': () => ({ body: { ...singlePage([seoRow()]), counts: seoCounts } }),
  'GET admin/seo-urls/5': () => ({ body: seoUrl() }),
  'GET admin/seo-urls/options': () => ({ body: seoOptions }),
  'POST admin/seo-urls/check': () => ({ body: seoCheck() }),
  'GET catalog/new': () => ({ body: catalogAnswer() }),
  'GET site': () => ({ body: { name: 'Prostora' } }),
  'GET admin/audit': () => ({ body: singlePage([]) }),
};
