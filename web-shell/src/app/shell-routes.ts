import { urls } from '@prostora/contracts';
import type { RouteObject } from '@prostora/nav';

type LazyPage = () => Promise<Pick<RouteObject, 'Component' | 'handle'>>;

/**
 * A lazy page of the shell. Its id is the key of its chunk in the manifest; it needs a loader for its head.
 */
const createPageRoute = (id: string, address: string, lazy: LazyPage): RouteObject => ({
  id,
  path: address.slice(1),
  lazy,
  loader: () => null,
});

/** Authentication pages, which belong to the shell as the owner of the session. */
export const shellRoutes: RouteObject[] = [
  createPageRoute('src/app/login.page.tsx', urls.login, () => import('./login.page.tsx')),
  createPageRoute('src/app/register.page.tsx', urls.register, () => import('./register.page.tsx')),
  createPageRoute(
    'src/app/reset-password.page.tsx',
    urls.resetPassword,
    () => import('./reset-password.page.tsx'),
  ),
  createPageRoute(
    'src/app/confirm-email.page.tsx',
    urls.confirmEmail,
    () => import('./confirm-email.page.tsx'),
  ),
];

const PATHS: readonly string[] = [urls.login, urls.register, urls.resetPassword, urls.confirmEmail];

/** Whether a page belongs to the shell and does not need the public remote. */
export const isShellPage = (path: string): boolean => PATHS.includes(path);
