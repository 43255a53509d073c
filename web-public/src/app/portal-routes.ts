import { urls } from '@prostora/contracts';
import { redirect, type RouteObject } from '@prostora/nav';
import { noData } from '../lib/route-loaders.ts';

/** Routes of the portal, all under one layout. */
export const portalRoutes: RouteObject = {
  id: 'src/app/portal.layout.tsx',
  path: 'klient',
  lazy: () => import('./portal.layout.tsx'),
  children: [
    { id: 'portal-home', index: true, loader: () => redirect(urls.mySpaces) },
    {
      id: 'src/features/today/today.page.tsx',
      path: 'dnes',
      lazy: () => import('../features/today/today.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/my-spaces/my-spaces.page.tsx',
      path: 'moje-prostory',
      lazy: () => import('../features/my-spaces/my-spaces.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/reservations/reservations.page.tsx',
      path: 'rezervace',
      lazy: () => import('../features/reservations/reservations.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/booking-import/booking-import.page.tsx',
      path: 'import',
      lazy: () => import('../features/booking-import/booking-import.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/new-space/new-space.page.tsx',
      path: 'novy-prostor',
      lazy: () => import('../features/new-space/new-space.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/inquiries/inquiries.page.tsx',
      path: 'poptavky',
      lazy: () => import('../features/inquiries/inquiries.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/price-lists/price-lists.page.tsx',
      path: 'cenik',
      lazy: () => import('../features/price-lists/price-lists.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/price-lists/price-list.page.tsx',
      path: 'cenik/:id',
      lazy: () => import('../features/price-lists/price-list.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/rental-terms/rental-terms-list.page.tsx',
      path: 'podminky',
      lazy: () => import('../features/rental-terms/rental-terms-list.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/rental-terms/rental-terms.page.tsx',
      path: 'podminky/:id',
      lazy: () => import('../features/rental-terms/rental-terms.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/deal/composer.page.tsx',
      path: 'pronajem/nova',
      lazy: () => import('../features/deal/composer.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/deal/deal.page.tsx',
      path: 'pronajem/:id',
      lazy: () => import('../features/deal/deal.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/reservations/program/program.page.tsx',
      path: 'program',
      lazy: () => import('../features/reservations/program/program.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/statistics/statistics.page.tsx',
      path: 'statistiky',
      lazy: () => import('../features/statistics/statistics.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/team/team.page.tsx',
      path: 'tym',
      lazy: () => import('../features/team/team.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/membership/membership.page.tsx',
      path: 'clenstvi',
      lazy: () => import('../features/membership/membership.page.tsx'),
      loader: noData,
    },
    {
      id: 'src/features/account/account.page.tsx',
      path: 'nastavit-ucet',
      lazy: () => import('../features/account/account.page.tsx'),
      loader: noData,
    },
  ],
};
