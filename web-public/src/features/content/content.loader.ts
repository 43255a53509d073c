import {
  getContentPage,
  ApiError,
  getPanoramaShowcase,
  listCatalog,
  listPlans,
  type Client,
  type ContentAnswer,
  type Plan,
  type ShownPanorama,
  type SpaceCard,
} from '@prostora/api-client';
import { TERMS_PAGE, type FixedPage } from '@prostora/contracts';
import { data, type LoaderFunctionArgs } from '@prostora/nav';
import { loadSpaceCards } from '../../lib/load-space-cards.ts';

/** A page with cards of the spaces embedded in its text. */
export type ContentText = ContentAnswer & { cards: readonly SpaceCard[] };
/** Loader data of every content page. */
export type ContentData = { page: ContentText };
/** Statistics of the present catalogue. */
export type CatalogStatistics = { spaces: number; towns: number; regions: number; purposes: number };
/** A few spaces with photos, and the statistics; null when they failed to load. */
export type ShowcaseData = ContentData & {
  statistics: CatalogStatistics | null;
  spaces: readonly SpaceCard[];
};
/** `plans` is null when they failed to load; the rest of the page is shown. */
export type PricesData = ContentData & { plans: readonly Plan[] | null };
/** `panoramas` is empty when they failed to load. */
export type PanoramasData = ContentData & { panoramas: readonly ShownPanorama[] };

const SHOWCASE_SIZE = 3;

const notFound = (): never => {
  throw data(null, { status: 404 });
};

async function loadPage(api: Client, slug: string, version?: string): Promise<ContentText> {
  try {
    const page = await getContentPage({ client: api, path: { slug }, query: { version } });
    return { ...page, cards: await loadSpaceCards(api, page.spaces) };
  } catch (error) {
    // An invalid slug or version is treated as an unknown one.
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return notFound();
    throw error;
  }
}

/** Loads a page by its slug; 404 for a page that has its own route. */
export const createFreePageLoader =
  (api: Client) =>
  async ({ params }: LoaderFunctionArgs): Promise<ContentData> => {
    const page = await loadPage(api, params['slug'] ?? '');
    return page.url === `/stranka/${page.slug}` ? { page } : notFound();
  };

/** Loads the terms in force, or the version in the query. */
export const createTermsLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<ContentData> => ({
    page: await loadPage(api, TERMS_PAGE, new URL(request.url).searchParams.get('verze') ?? undefined),
  });

/** Spaces with a photo, without repeated photos. */
const uniqueByPhoto = (spaces: readonly SpaceCard[]): SpaceCard[] =>
  spaces.filter(
    ({ image }, index) =>
      image?.status === 'ready' &&
      spaces.findIndex((other) => other.image?.status === 'ready' && other.image.alt === image.alt) === index,
  );

async function loadShowcase(api: Client, signal: AbortSignal): Promise<Omit<ShowcaseData, 'page'>> {
  const { catalog } = await listCatalog({ client: api, query: { first_fetch: '1' }, signal });
  const places = (kind: string): number =>
    catalog.locations.filter((place) => place.kind === kind && place.count > 0).length;
  return {
    statistics: {
      spaces: catalog.total,
      towns: places('town'),
      regions: places('region'),
      purposes: catalog.purposes.filter(({ count }) => count > 0).length,
    },
    spaces: uniqueByPhoto(catalog.spaces).slice(0, SHOWCASE_SIZE),
  };
}

/** Loads a page with spaces and statistics of the catalogue. */
export const createShowcaseLoader =
  (api: Client, slug: FixedPage) =>
  async ({ request }: LoaderFunctionArgs): Promise<ShowcaseData> => {
    const [page, showcase] = await Promise.all([
      loadPage(api, slug),
      loadShowcase(api, request.signal).catch(() => ({ statistics: null, spaces: [] })),
    ]);
    return { page, ...showcase };
  };

/** Loads the price list with the offered plans. */
export const createPricesLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<PricesData> => {
    const [page, plans] = await Promise.all([
      loadPage(api, 'cenik'),
      listPlans({ client: api, signal: request.signal }).then(
        ({ items }) => items,
        () => null,
      ),
    ]);
    return { page, plans };
  };

/** Loads the page of 3D tours with example panoramas. */
export const createPanoramasLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<PanoramasData> => {
    const [page, panoramas] = await Promise.all([
      loadPage(api, '3d-foto'),
      getPanoramaShowcase({ client: api, signal: request.signal }).then(
        ({ items }) => items,
        () => [],
      ),
    ]);
    return { page, panoramas };
  };
