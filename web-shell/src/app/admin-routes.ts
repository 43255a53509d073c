import type { RouteObject } from '@prostora/nav';

const page = { lazy: () => import('./admin-gate.tsx'), HydrateFallback: () => null };

/** Addresses of the administration (SPEC §2); their guard is fetched only there. */
export const adminRoutes: RouteObject[] = [
  { id: 'admin', path: '/admin2/*', ...page },
  { id: 'admin-spaces', path: '/admin-prostory', ...page },
];
