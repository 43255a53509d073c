import type { Api, Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import {
  Outlet,
  data,
  redirect,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from '@prostora/nav';
import { createCatalogLoader } from '../features/catalog/catalog.loader.ts';
import { createSpaceLoader } from '../features/space/space.loader.ts';
import { ApiProvider } from '../lib/api-context.tsx';
import { privateLink } from '../lib/private-link.ts';

/** One catalogue serves several paths, so that moving between them must load anew although the route stays; an anchor must not. */
const unlessAnchor = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

/** A loader that comes with its page, so that the first page of a visit does not pay for all others. */
const later =
  (load: () => Promise<LoaderFunction>): LoaderFunction =>
  async (args) =>
    (await load())(args);

/** Pages of the portal read their data in the browser; the loader is there because a page without one has no head. */
const nothing = (): null => null;

/**
 * Routes of the public pages, for the browser and for the document server alike. A page's id is its key in this remote's
 * manifest, from which the server knows what to preload. The API is given in: `fetch` there, a call in process here.
 */
export const createRoutes = (api: Api, session: Session | null): RouteObject[] => [
  {
    id: 'public',
    element: (
      <ApiProvider api={api}>
        <SessionProvider session={session}>
          <Outlet />
        </SessionProvider>
      </ApiProvider>
    ),
    children: [
      {
        id: 'src/features/catalog/catalog.page.tsx',
        lazy: () => import('../features/catalog/catalog.page.tsx'),
        loader: createCatalogLoader(api),
        shouldRevalidate: unlessAnchor,
        children: [
          { id: 'catalog-home', index: true, element: null },
          { id: 'catalog-path', path: 'katalog/*', element: null },
        ],
      },
      {
        id: 'src/features/space/space.page.tsx',
        path: 'prostor/*',
        lazy: () => import('../features/space/space.page.tsx'),
        loader: createSpaceLoader(api),
      },
      {
        id: 'src/features/building/building.page.tsx',
        path: 'budova/:slug',
        lazy: () => import('../features/building/building.page.tsx'),
        loader: later(async () =>
          (await import('../features/building/building.loader.ts')).createBuildingLoader(api),
        ),
      },
      {
        id: 'src/features/space/edit/edit-link.page.tsx',
        path: urls.editLink.slice(1),
        lazy: () => import('../features/space/edit/edit-link.page.tsx'),
        loader: nothing,
      },
      {
        id: 'src/features/blog/blog.page.tsx',
        path: 'blog',
        lazy: () => import('../features/blog/blog.page.tsx'),
        loader: later(async () => (await import('../features/blog/blog.loader.ts')).createBlogLoader(api)),
      },
      {
        id: 'src/features/blog/post.page.tsx',
        path: 'blog/:slug',
        lazy: () => import('../features/blog/post.page.tsx'),
        loader: later(async () => (await import('../features/blog/blog.loader.ts')).createPostLoader(api)),
      },
      {
        id: 'src/features/blog/preview.page.tsx',
        path: 'blog/nahled/:id/:token',
        lazy: () => import('../features/blog/preview.page.tsx'),
        loader: later(async () => (await import('../features/blog/blog.loader.ts')).createPreviewLoader(api)),
      },
      {
        id: 'src/features/demand/demand.page.tsx',
        path: urls.demand.slice(1),
        lazy: () => import('../features/demand/demand.page.tsx'),
        loader: later(async () =>
          (await import('../features/demand/demand.loader.ts')).createDemandLoader(api),
        ),
      },
      {
        id: 'src/features/demand/sent-demand.page.tsx',
        path: 'poptavka/:id/:token',
        lazy: () => import('../features/demand/sent-demand.page.tsx'),
        loader: privateLink,
      },
      {
        id: 'src/features/guest-reservation/guest-reservation.page.tsx',
        path: 'rezervace/:id/:token',
        lazy: () => import('../features/guest-reservation/guest-reservation.page.tsx'),
        loader: privateLink,
      },
      {
        id: 'src/features/favourites/favourites.page.tsx',
        path: urls.favourites.slice(1),
        lazy: () => import('../features/favourites/favourites.page.tsx'),
        loader: nothing,
      },
      {
        id: 'src/features/comparison/comparison.page.tsx',
        path: 'porovnani',
        lazy: async () => (await import('../features/comparison/comparison.page.tsx')).pageOf(api),
      },
      {
        id: 'src/features/content/services.page.tsx',
        path: 'sluzby',
        lazy: () => import('../features/content/services.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createShowcaseLoader(api, 'sluzby'),
        ),
      },
      {
        id: 'src/features/content/panoramas.page.tsx',
        path: '3d-foto',
        lazy: () => import('../features/content/panoramas.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createPanoramasLoader(api),
        ),
      },
      {
        id: 'src/features/content/prices.page.tsx',
        path: 'cenik',
        lazy: () => import('../features/content/prices.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createPricesLoader(api),
        ),
      },
      {
        id: 'src/features/content/about.page.tsx',
        path: 'o-projektu',
        lazy: () => import('../features/content/about.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createShowcaseLoader(api, 'o-projektu'),
        ),
      },
      {
        id: 'src/features/content/terms.page.tsx',
        path: 'obchodni-podminky',
        lazy: () => import('../features/content/terms.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createTermsLoader(api),
        ),
        shouldRevalidate: unlessAnchor,
      },
      {
        id: 'src/features/content/content.page.tsx',
        path: 'stranka/:slug',
        lazy: () => import('../features/content/content.page.tsx'),
        loader: later(async () =>
          (await import('../features/content/content.loader.ts')).createFreePageLoader(api),
        ),
        shouldRevalidate: unlessAnchor,
      },
      {
        id: 'src/features/saved-search/saved-search.page.tsx',
        path: 'hledani/:id/:token',
        lazy: async () => (await import('../features/saved-search/saved-search.page.tsx')).pageOf(api),
      },
      {
        id: 'src/app/portal.layout.tsx',
        path: 'klient',
        lazy: () => import('./portal.layout.tsx'),
        children: [
          { id: 'portal-home', index: true, loader: () => redirect(urls.mySpaces) },
          {
            id: 'src/features/my-spaces/my-spaces.page.tsx',
            path: 'moje-prostory',
            lazy: () => import('../features/my-spaces/my-spaces.page.tsx'),
            loader: nothing,
          },
          {
            id: 'src/features/reservations/reservations.page.tsx',
            path: 'rezervace',
            lazy: () => import('../features/reservations/reservations.page.tsx'),
            loader: nothing,
          },
          {
            id: 'src/features/new-space/new-space.page.tsx',
            path: 'novy-prostor',
            lazy: () => import('../features/new-space/new-space.page.tsx'),
            loader: nothing,
          },
          {
            id: 'src/features/inquiries/inquiries.page.tsx',
            path: 'poptavky',
            lazy: () => import('../features/inquiries/inquiries.page.tsx'),
            loader: nothing,
          },
          {
            id: 'src/features/membership/membership.page.tsx',
            path: 'clenstvi',
            lazy: () => import('../features/membership/membership.page.tsx'),
            loader: nothing,
          },
          {
            id: 'src/features/account/account.page.tsx',
            path: 'nastavit-ucet',
            lazy: () => import('../features/account/account.page.tsx'),
            loader: nothing,
          },
        ],
      },
      {
        id: 'public-not-found',
        path: '*',
        element: null,
        loader: () => {
          throw data(null, { status: 404 });
        },
      },
    ],
  },
];
