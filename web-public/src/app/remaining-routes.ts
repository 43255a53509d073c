import type { Client } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import type { RouteObject } from '@prostora/nav';
import { createBlogRoutes } from '../features/blog/routes.ts';
import { createContentRoutes } from '../features/content/routes.ts';
import { loadLinkAddress } from '../lib/fragment-link.ts';
import { loadPrivateLink } from '../lib/private-link.ts';
import { lazyLoader, noData } from '../lib/route-loaders.ts';
import { portalRoutes } from './portal-routes.ts';

/** Pages of guests, opened by links of mails. */
const guestLinkRoutes: RouteObject[] = [
  {
    id: 'src/features/guest-reservation/guest-reservation.page.tsx',
    path: 'rezervace/:id/:token?',
    lazy: () => import('../features/guest-reservation/guest-reservation.page.tsx'),
    loader: loadLinkAddress,
  },
  {
    id: 'src/features/guest-offer/guest-offer.page.tsx',
    path: 'nabidka/:id',
    lazy: () => import('../features/guest-offer/guest-offer.page.tsx'),
    loader: loadLinkAddress,
  },
  {
    id: 'src/features/waiting-list/waiting-list.page.tsx',
    path: 'cekani/:id/:token?',
    lazy: () => import('../features/waiting-list/waiting-list.page.tsx'),
    loader: loadLinkAddress,
  },
];

/** Pages opened by links of mails. */
const createLinkRoutes = (api: Client): RouteObject[] => [
  {
    id: 'src/features/space/edit/edit-link.page.tsx',
    path: urls.editLink.slice(1),
    lazy: () => import('../features/space/edit/edit-link.page.tsx'),
    loader: noData,
  },
  {
    id: 'src/features/team-invitation/invitation.page.tsx',
    path: urls.teamInvitation.slice(1),
    lazy: () => import('../features/team-invitation/invitation.page.tsx'),
    loader: noData,
  },
  {
    id: 'src/features/demand/sent-demand.page.tsx',
    path: 'poptavka/:id/:token',
    lazy: () => import('../features/demand/sent-demand.page.tsx'),
    loader: loadPrivateLink,
  },
  ...guestLinkRoutes,
  {
    id: 'src/features/saved-search/saved-search.page.tsx',
    path: 'hledani/:id/:token',
    lazy: async () =>
      (await import('../features/saved-search/saved-search.page.tsx')).createSavedSearchRoute(api),
  },
  {
    id: 'src/features/owner-links/option.page.tsx',
    path: 'opce/:id/:token?',
    lazy: () => import('../features/owner-links/option.page.tsx'),
    loader: loadLinkAddress,
  },
  {
    id: 'src/features/mail-refusal/mail-refusal.page.tsx',
    path: 'odmitnuti/:id/:token?',
    lazy: () => import('../features/mail-refusal/mail-refusal.page.tsx'),
    loader: loadLinkAddress,
  },
  {
    id: 'src/features/owner-links/day-plan.page.tsx',
    path: 'zitra/:id/:token',
    lazy: async () => (await import('../features/owner-links/day-plan.page.tsx')).createDayPlanRoute(api),
  },
];

const createPageRoutes = (api: Client): RouteObject[] => [
  ...createLinkRoutes(api),
  {
    id: 'src/features/building-program/building-program.page.tsx',
    path: 'budova/:slug/program',
    lazy: () => import('../features/building-program/building-program.page.tsx'),
    loader: lazyLoader(async () =>
      (await import('../features/building-program/building-program.loader.ts')).createBuildingProgramLoader(
        api,
      ),
    ),
  },
  {
    id: 'src/features/privacy-request/privacy-request.page.tsx',
    path: 'soukromi/:id/:token?',
    lazy: () => import('../features/privacy-request/privacy-request.page.tsx'),
    loader: loadLinkAddress,
  },
  ...createBlogRoutes(api),
  {
    id: 'src/features/demand/demand.page.tsx',
    path: urls.demand.slice(1),
    lazy: () => import('../features/demand/demand.page.tsx'),
    // The form writes its event into the address and is not loaded again by it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: lazyLoader(async () =>
      (await import('../features/demand/demand.loader.ts')).createDemandLoader(api),
    ),
  },
  {
    id: 'src/features/favourites/favourites.page.tsx',
    path: urls.favourites.slice(1),
    lazy: () => import('../features/favourites/favourites.page.tsx'),
    loader: noData,
  },
  {
    id: 'src/features/comparison/comparison.page.tsx',
    path: 'porovnani',
    lazy: async () => (await import('../features/comparison/comparison.page.tsx')).createComparisonRoute(api),
  },
  {
    id: 'src/features/comparison/selection/selection.page.tsx',
    path: 'vyber/:id/:token',
    lazy: async () =>
      (await import('../features/comparison/selection/selection.page.tsx')).createSelectionRoute(api),
  },
  ...createContentRoutes(api),
  portalRoutes,
];

/** Routes of all pages but those of `routes.tsx`; features with more than two pages export their own. */
export const createRemainingRoutes = (api: Client): RouteObject[] => [
  { id: 'src/app/remaining-routes.ts', children: createPageRoutes(api) },
];
