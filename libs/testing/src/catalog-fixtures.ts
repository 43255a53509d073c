import type {
  CatalogAnswer,
  CatalogState,
  LocationFacet,
  ParsedSentence,
  SpaceImage,
  SuggestAnswer,
} from '@prostora/api-client';

/** A photograph that is ready. */
export const image = (id: number): SpaceImage => ({
  id_space_image: id,
  category: 'GALLERY',
  order_number: id,
  status: 'ready',
  url: `/media/${id}.jpg`,
  sources: [{ type: 'image/avif', srcset: `/media/${id}-400.avif 400w, /media/${id}-800.avif 800w` }],
  width: 1280,
  height: 960,
  placeholder: null,
  alt: `Sál číslo ${id}`,
});

type ListedSpace = CatalogState['spaces'][number];

/** A space in a list, without an event. */
export const card = (id: number, change: Partial<ListedSpace> = {}): ListedSpace => ({
  fits: null,
  offer_for_me: null,
  match: null,
  id,
  url: `pragovka/loft-${id}`,
  building_name: 'Pragovka',
  space_name: `Loft ${id}`,
  perex: 'Bývalá kotelna.',
  capacity: 120,
  area_size: 340,
  price_level: 3,
  price_from: 1900,
  city: 'Praha 9',
  province_name: 'Praha',
  lat: 50.1,
  lng: 14.5,
  recommended: false,
  image: image(id),
  tags: ['svatby', 'večírky', 'focení', 'plesy'],
  more_images: [],
  ...change,
});

const place = (
  id: number,
  name: string,
  slug: string,
  kind: LocationFacet['kind'],
  parent_id: number | null,
  count: number,
): LocationFacet => ({ id, name, slug, kind, parent_id, lat: 50, lng: 14, count });

/** A country, two regions, two towns and a city part. */
export const LOCATIONS: LocationFacet[] = [
  place(1, 'Česko', 'cesko', 'country', null, 38),
  place(2, 'Praha', 'praha', 'region', 1, 30),
  place(3, 'Jihomoravský kraj', 'jihomoravsky', 'region', 1, 8),
  place(4, 'Brno', 'brno', 'town', 3, 8),
  place(5, 'Praha 9', 'praha-9', 'city_part', 2, 4),
  place(6, 'Znojmo', 'znojmo', 'town', 3, 0),
];

/** State of the catalogue without any filter: 38 spaces on two pages. */
export const state = (change: Partial<CatalogState> = {}): CatalogState => ({
  purposes: [
    { id: 1, name: 'Konference', slug: 'konference', group: 'firemni', usual_layout: 'divadelni', count: 12 },
    { id: 2, name: 'Ples', slug: 'ples', group: 'kultura', usual_layout: 'banket', count: 0 },
  ],
  locations: LOCATIONS,
  attributes: [
    { id: 3, name: 'Ozvučení', slug: 'ozvuceni', group: 'equipments', active: false, count: 20 },
    { id: 8, name: 'Technik', slug: 'technik', group: 'services', active: false, count: 5 },
  ],
  capacities: [
    { id: 'do-50', name: 'do 50', active: false, count: 10 },
    { id: '50-150', name: '50–150', active: false, count: 20 },
    { id: '150-500', name: '150–500', active: false, count: 8 },
    { id: 'nad-500', name: 'nad 500', active: false, count: 0 },
  ],
  selected_location: null,
  selected_purpose: null,
  selected_capacity: null,
  query_attributes: [],
  search_query: '',
  sort: 'doporucene',
  date_from: null,
  date_to: null,
  selected_event: {
    date_from: null,
    date_to: null,
    time_from: null,
    time_to: null,
    flexible: false,
    weekdays: [],
    repeat: null,
    guests: null,
    layout: null,
    price_max: null,
    tariff: null,
  },
  parsed: null,
  relaxations: [],
  occasions: [],
  page: 1,
  nr_of_pages: 2,
  total: 38,
  spaces: [1, 2, 3, 4].map((id) => card(id)),
  map_data: { bounds: null, markers: [], clusters: [] },
  ...change,
});

/** Complete catalogue response for a URL. */
export const answer = (change: Partial<CatalogState> = {}, new_url = '/'): CatalogAnswer => ({
  error: null,
  title: 'Prostory k pronájmu',
  meta_description: 'Prostory',
  description: null,
  seo_url_id: null,
  footer_links: [],
  new_url,
  seo_data: {
    h1: 'Prostory k pronájmu',
    canonical: new_url,
    robots: 'index, follow',
    lead: null,
    breadcrumbs: [],
  },
  catalog: state(change),
});

/** A sentence of which nothing but the change is understood. */
export const parsedSentence = (change: Partial<ParsedSentence> = {}): ParsedSentence => ({
  text: '',
  purpose: null,
  location: null,
  locations: [],
  not_location: null,
  radius_km: null,
  guests: null,
  layout: null,
  price_max: null,
  price_max_per_person: null,
  price_max_per_hour: null,
  date_from: null,
  date_to: null,
  flexible: false,
  weekdays: [],
  repeat: null,
  time_from: null,
  time_to: null,
  attributes: [],
  without: [],
  rest: '',
  unknown: [],
  ambiguous: [],
  chips: [],
  ...change,
});

/** Suggestions for any query. */
export const suggestions: SuggestAnswer = {
  items: [{ kind: 'location', label: 'Praha', detail: '', url: '/katalog/praha' }],
  parsed: null,
};
