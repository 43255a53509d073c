import type { RouteObject } from '@prostora/nav';

const page = { lazy: () => import('./admin-gate.tsx'), HydrateFallback: () => null };

/** Routes of the administration (SPEC §2), lazy. */
export const adminRoutes: RouteObject[] = [
  { id: 'admin', path: '/admin2/*', ...page },
  { id: 'admin-spaces', path: '/admin-prostory', ...page },
];
