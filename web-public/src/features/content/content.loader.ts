import {
  ApiError,
  type Api,
  type ContentAnswer,
  type Plan,
  type ShownPanorama,
  type SpaceCard,
} from '@prostora/api-client';
import { TERMS_PAGE, type FixedPage } from '@prostora/contracts';
import { data, type LoaderFunctionArgs } from '@prostora/nav';
import { shownSpaces } from '../../lib/shown-spaces.ts';

/** A page with cards of the spaces embedded in its text. */
export type ContentText = ContentAnswer & { cards: readonly SpaceCard[] };
/** Loader data of every content page. */
export type ContentData = { page: ContentText };
/** Statistics of the present catalogue. */
export type SiteFacts = { spaces: number; towns: number; regions: number; purposes: number };
/** A few spaces with photos, and the statistics; null when they failed to load. */
export type ShowcaseData = ContentData & { facts: SiteFacts | null; spaces: readonly SpaceCard[] };
/** `plans` is null when they failed to load; the rest of the page is shown. */
export type PricesData = ContentData & { plans: readonly Plan[] | null };
/** `panoramas` is empty when they failed to load. */
export type PanoramasData = ContentData & { panoramas: readonly ShownPanorama[] };

const SHOWN_SPACES = 3;

const notFound = (): never => {
  throw data(null, { status: 404 });
};

async function pageOf(api: Api, slug: string, version?: string): Promise<ContentText> {
  try {
    const page = await api.content.page(slug, version);
    return { ...page, cards: await shownSpaces(api, page.spaces) };
  } catch (error) {
    // An invalid slug or version is treated as an unknown one.
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return notFound();
    throw error;
  }
}

/** Loads a page by its slug; 404 for a page that has its own route. */
export const createFreePageLoader =
  (api: Api) =>
  async ({ params }: LoaderFunctionArgs): Promise<ContentData> => {
    const page = await pageOf(api, params['slug'] ?? '');
    return page.url === `/stranka/${page.slug}` ? { page } : notFound();
  };

/** Loads the terms in force, or the version in the query. */
export const createTermsLoader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<ContentData> => ({
    page: await pageOf(api, TERMS_PAGE, new URL(request.url).searchParams.get('verze') ?? undefined),
  });

/** Spaces with a photo, without repeated photos. */
const seenOnce = (spaces: readonly SpaceCard[]): SpaceCard[] =>
  spaces.filter(
    ({ image }, index) =>
      image?.status === 'ready' &&
      spaces.findIndex((other) => other.image?.status === 'ready' && other.image.alt === image.alt) === index,
  );

async function showcaseOf(api: Api, signal: AbortSignal): Promise<Omit<ShowcaseData, 'page'>> {
  const { catalog } = await api.catalog.list({ first_fetch: 1 }, signal);
  const places = (kind: string): number =>
    catalog.locations.filter((place) => place.kind === kind && place.count > 0).length;
  return {
    facts: {
      spaces: catalog.total,
      towns: places('town'),
      regions: places('region'),
      purposes: catalog.purposes.filter(({ count }) => count > 0).length,
    },
    spaces: seenOnce(catalog.spaces).slice(0, SHOWN_SPACES),
  };
}

/** Loads a page with spaces and statistics of the catalogue. */
export const createShowcaseLoader =
  (api: Api, slug: FixedPage) =>
  async ({ request }: LoaderFunctionArgs): Promise<ShowcaseData> => {
    const [page, showcase] = await Promise.all([
      pageOf(api, slug),
      showcaseOf(api, request.signal).catch(() => ({ facts: null, spaces: [] })),
    ]);
    return { page, ...showcase };
  };

/** Loads the price list with the offered plans. */
export const createPricesLoader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<PricesData> => {
    const [page, plans] = await Promise.all([
      pageOf(api, 'cenik'),
      api.plans.offered(request.signal).then(
        ({ items }) => items,
        () => null,
      ),
    ]);
    return { page, plans };
  };

/** Loads the page of 3D tours with example panoramas. */
export const createPanoramasLoader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<PanoramasData> => {
    const [page, panoramas] = await Promise.all([
      pageOf(api, '3d-foto'),
      api.panoramas.showcase(request.signal).then(
        ({ items }) => items,
        () => [],
      ),
    ]);
    return { page, panoramas };
  };
