import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { listConsolePages, listConsoleRoutes } from './console-pages.ts';

describe('listConsolePages', () => {
  it('reads every route of the console', () => {
    const routes = readFileSync(new URL('../../web-admin/src/app/routes.tsx', import.meta.url), 'utf8');
    const declaration = routes.slice(routes.indexOf('const pages'), routes.indexOf('type MenuEntry'));
    expect(listConsoleRoutes().length).toBeGreaterThan(30);
    expect(listConsoleRoutes()).toHaveLength(declaration.split('path:').length - 1);
  });

  it('has a record for every route with a parameter', () => {
    expect(listConsolePages().filter((page) => page.includes(':'))).toEqual([]);
  });
});
