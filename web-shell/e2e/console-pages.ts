import { readFileSync } from 'node:fs';

/** URLs of the routes with a record in their path; a name stands for a record found at run time. */
const RECORDS: Readonly<Record<string, string>> = {
  '/admin2/uzivatele/:id': '/admin2/uzivatele/1',
  '/admin2/zakaznici/:id': '/admin2/zakaznici/1',
  '/admin2/poptavky/:id': '/admin2/poptavky/1',
  '/admin2/prostory/:id': 'a space',
  '/admin2/budovy/:id': 'a building',
  '/admin2/rezervace/:id': 'a reservation',
  '/admin2/seo-url/:id': '/admin2/seo-url/1',
  '/admin2/obsah/:id': '/admin2/obsah/1',
  '/admin2/blog/:id/edit': '/admin2/blog/1/edit',
};
/** Other views of a page. */
const VIEWS = [
  '/admin2/prostory?view=upravene',
  '/admin2/clenstvi?cast=tarify',
  '/admin2/rezervace?view=kalendar',
  '/admin2/ciselnik?tab=equipments',
];

/** Paths of the console's routes, read from the text: code of a remote is not imported here. */
export function listConsoleRoutes(): string[] {
  const routes = readFileSync(new URL('../../web-admin/src/app/routes.tsx', import.meta.url), 'utf8');
  return [...routes.matchAll(/\{\s*path: '([^']+)',\s*Component:/gu)].map(([, path = '']) => path);
}

/** Pages of the console: all routes and views. */
export const listConsolePages = (): string[] => [
  ...listConsoleRoutes().map((path) => RECORDS[path] ?? path),
  ...VIEWS,
];
