// Contract of the API, to be replaced by the types generated from api/openapi.json (same names).

export type ApiErrorBody = {
  status_code: number;
  error_code: string;
  message: string;
  error: string;
  errors: { [field: string]: string };
  request_id: string;
};

/** [west, south, east, north] in degrees WGS 84. */
export type Bounds = [number, number, number, number];

export type Tag = { id: number; name: string; slug: string };
export type PurposeFacet = { id: number; name: string; slug: string; group: string; count: number };
export type LocationFacet = { id: number; name: string; slug: string; kind: 'country' | 'region' | 'town' | 'city_part'; parent_id: number | null; lat: number; lng: number; count: number };
export type AttributeFacet = { id: number; name: string; slug: string; group: 'equipments' | 'services'; active: boolean; count: number };
export type CapacityFacet = { id: CapacityBucket; name: string; active: boolean; count: number };
export type CapacityBucket = 'do-50' | '50-150' | '150-500' | 'nad-500';
export type CatalogSort = 'doporucene' | 'kapacita' | 'cena' | 'nejnovejsi';

export type ImageSource = { type: string; srcset: string };
export type SpaceImage = {
  id_space_image: number;
  category: string;
  order_number: number;
  status: 'processing' | 'ready' | 'failed';
  /** JPEG-free fallback address of the middle size; null while processing. */
  url: string | null;
  sources: ImageSource[];
  width: number | null;
  height: number | null;
  /** Tiny data: URI shown until the photograph is loaded. */
  placeholder: string | null;
  alt: string;
};

/** A space in a list. */
export type SpaceCard = {
  id: number;
  /** `<building>/<space>` or `<building>`; the page is /prostor/<url>. */
  url: string;
  building_name: string;
  space_name: string;
  perex: string;
  capacity: number;
  area_size: number | null;
  /** 1–4 */
  price_level: number;
  /** CZK per hour; null = by agreement. */
  price_from: number | null;
  city: string;
  province_name: string;
  lat: number;
  lng: number;
  recommended: boolean;
  image: SpaceImage | null;
  /** Names of purposes, best first. */
  tags: string[];
};

export type MapMarker = { id: number; url: string; title: string; lat: number; lng: number; price_level: number; image: string | null };
export type MapCluster = { lat: number; lng: number; count: number; bounds: Bounds };
export type MapData = { bounds: Bounds | null; markers: MapMarker[]; clusters: MapCluster[] };

export type FooterLink = { link_name: string | null; title: string; url: string };
export type SeoData = { h1: string; canonical: string; robots: string; lead: string | null };

export type CatalogState = {
  /** Filter lists with facet counts; present with first_fetch=1, otherwise empty. */
  purposes: PurposeFacet[];
  locations: LocationFacet[];
  attributes: AttributeFacet[];
  capacities: CapacityFacet[];
  selected_location: LocationFacet | null;
  selected_purpose: PurposeFacet | null;
  selected_capacity: CapacityBucket | null;
  query_attributes: Tag[];
  search_query: string;
  sort: CatalogSort;
  date_from: string | null;
  date_to: string | null;
  page: number;
  nr_of_pages: number;
  total: number;
  spaces: SpaceCard[];
  map_data: MapData;
};

export type CatalogAnswer = {
  error: string | null;
  title: string;
  meta_description: string;
  description: string | null;
  seo_url_id: number | null;
  footer_links: FooterLink[];
  /** The one canonical address of this filter, path and query, e.g. /katalog/praha/konference?attributes=3,8. */
  new_url: string;
  seo_data: SeoData;
  catalog: CatalogState;
};

export type Suggestion = { kind: 'space' | 'building' | 'location' | 'purpose'; label: string; detail: string; /** Path to open. */ url: string };
export type SuggestAnswer = { items: Suggestion[] };

export type SpaceStatus = 'DRAFT' | 'WAITING_FOR_APPROVAL' | 'PUBLISHED' | 'DISABLED' | 'DELETED';
export type SpaceAction = 'edit' | 'request_publication' | 'withdraw' | 'approve' | 'return' | 'unpublish' | 'disable' | 'enable' | 'delete' | 'restore';

export type SpaceDetail = {
  id: number;
  url: string;
  status: SpaceStatus;
  no_name: boolean;
  building: Tag;
  building_name: string;
  space_name: string;
  perex: string;
  /** Sanitised HTML. */
  description: string;
  capacity: number | null;
  area_size: number | null;
  price_level: number;
  price_from: number | null;
  street: string | null;
  house_number: string | null;
  land_registry_number: string | null;
  postal_code: string | null;
  city: string | null;
  country: string;
  province_name: string | null;
  lat: number | null;
  lng: number | null;
  phone: string | null;
  email: string | null;
  web: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  video_url: string | null;
  recommended: boolean;
  tags: { equipments: Tag[]; services: Tag[]; purpose: Tag[] };
  images: SpaceImage[];
  all_attributes: Tag[];
  allowed_actions: SpaceAction[];
  version: number;
};
export type Breadcrumb = { name: string; url: string | null };
export type SpaceSeo = { title: string; meta_description: string; canonical: string; robots: string; breadcrumbs: Breadcrumb[] };
export type SpaceAnswer = { space: SpaceDetail | null; error_code: string | null; redirect: string | null; seo: SpaceSeo | null; similar: SpaceCard[] };
/** PUT /api/space/save and POST /api/space/{id}/status */
export type SpaceSaved = { space: SpaceDetail; redirect_to_url: string | null };

export type SubscriptionConfig = {
  catalogPositionCoefficient: number; description: string; hasMicroSite: boolean; hasSocialNetworksPromotion: boolean;
  hasSupportWithProfile: boolean; hasVideoInSpace: boolean; name: string; nrOfPhotosInSpace: number; nrOfSpaces: number;
};
export type SessionUser = {
  id: number; username: string; email: string; role: string[]; has_customer: boolean; super_admin: boolean;
  subscription: { id: number; name: string; paid_until: string | null } | null;
  subscriptionConfig: SubscriptionConfig; trial: boolean; customer: { id: number; name: string } | null;
};
export type LoginAnswer = { token: string; user: SessionUser };

/** GET /api/catalog/admin: one row. Query: page, page_size, status (repeatable, comma), search, region, owner, sort (name|status|submitted|capacity|updated), order (asc|desc). */
export type AdminSpaceRow = {
  id: number; url: string; space_name: string; building_name: string; city: string | null; province_name: string | null; status: SpaceStatus;
  capacity: number | null; price_from: number | null; recommended: boolean; image: SpaceImage | null; images_count: number;
  owner: { id: number; name: string; email: string }; submitted_at: string | null; updated_at: string; published_at: string | null;
  allowed_actions: SpaceAction[]; version: number;
};
export type AdminSpacesAnswer = { spaces: AdminSpaceRow[]; buildings: Tag[]; items: AdminSpaceRow[]; page: number; nr_of_pages: number; total: number; counts: { [status: string]: number } };

/** GET /api/admin/dashboard?days=7|30|365 */
export type DashboardAnswer = {
  days: number;
  spaces: { published: number; waiting: number; draft: number; disabled: number; published_in_period: number };
  customers: { total: number; new_in_period: number };
  reservations: { in_period: number; previous: number; confirmed: number; value: number };
  views: { in_period: number; previous: number };
  series: { date: string; reservations: number; views: number; published: number }[];
  queues: { name: string; waiting: number; active: number; failed: number }[];
  health: { name: 'database' | 'redis' | 'storage' | 'queues'; ok: boolean; detail: string }[];
};

/** GET /api/geo/places?q= : towns, city parts and (with MAPY_API_KEY) addresses. */
export type Place = { label: string; detail: string; lat: number; lng: number; kind: string; region: string | null };
export type PlacesAnswer = { items: Place[] };

/** GET /api/site : what the layout needs. */
export type SiteInfo = {
  name: string;
  company: { name: string; address: string; ico: string; dic: string; register: string; phone: string; email: string };
  social: { name: string; url: string }[];
  footer_links: FooterLink[];
  map: { provider: 'outline' | 'mapy'; tile_url: string | null; attribution: string };
};
