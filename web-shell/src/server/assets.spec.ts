import { describe, expect, it } from '@jest/globals';
import { collectPageAssets } from './assets.ts';

const shell = {
  'index.html': { file: 'assets/index-1.js', isEntry: true },
  'src/bootstrap.tsx': {
    file: 'assets/bootstrap-1.js',
    css: ['assets/bootstrap-1.css'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  'remote:web_public/routes': { file: 'assets/public-glue-1.js' },
  'remote:web_admin/App': { file: 'assets/admin-glue-1.js' },
  'src/app/login.page.tsx': { file: 'assets/login-1.js', css: ['assets/login-1.css'] },
  'src/fonts/figtree-czech-ext.woff2': { file: 'assets/figtree-1.woff2' },
  '../fonts/figtree-latin-ext-wght-normal.woff2': { file: 'assets/figtree-latin-1.woff2' },
  'src/fonts/bricolage-grotesque-czech-ext.woff2': { file: 'assets/bricolage-1.woff2' },
  '../fonts/figtree-latin-ext-wght-italic.woff2': { file: 'assets/figtree-italic-1.woff2' },
};
const remote = {
  'virtual:remoteEntry': { file: 'remoteEntry.js' },
  'src/app/routes.tsx': { file: 'assets/routes-1.js' },
  'src/features/catalog/catalog.page.tsx': { file: 'assets/catalog-1.js', css: ['assets/catalog-1.css'] },
  'src/features/space/space.page.tsx': { file: 'assets/space-1.js' },
  '_fallback-react.js': { file: 'assets/react-1.js' },
};
const sources = { shell, remote, remoteBase: '/remotes/web_public/' };

describe('collectPageAssets', () => {
  it('returns the assets of the shell, the remote and the page only', () => {
    const { tags, scripts } = collectPageAssets(sources, ['root', 'src/features/catalog/catalog.page.tsx']);
    expect([...scripts].sort()).toEqual([
      '/assets/bootstrap-1.js',
      '/assets/index-1.js',
      '/assets/public-glue-1.js',
      '/assets/shared-1.js',
      '/remotes/web_public/assets/catalog-1.js',
      '/remotes/web_public/assets/routes-1.js',
      '/remotes/web_public/remoteEntry.js',
    ]);
    expect(tags).not.toMatch(/\.js|login-1/u);
  });

  it('lists styles of the shell first', () => {
    const html = collectPageAssets(sources, ['src/features/catalog/catalog.page.tsx']).tags;
    expect(html.indexOf('/assets/bootstrap-1.css')).toBeLessThan(
      html.indexOf('/remotes/web_public/assets/catalog-1.css'),
    );
  });

  it('omits the remote on pages of the shell', () => {
    const { tags, scripts } = collectPageAssets(sources, ['src/app/login.page.tsx']);
    expect(tags).toContain('/assets/login-1.css');
    expect(
      scripts.filter((script) => script.includes('web_public') || script.includes('public-glue')),
    ).toEqual([]);
  });

  it('omits assets of the template', () => {
    expect(
      collectPageAssets(sources, [], '<link rel="stylesheet" href="/assets/bootstrap-1.css">').tags,
    ).not.toContain('bootstrap-1.css');
  });

  it('preloads only the regular text font', () => {
    const html = collectPageAssets(sources, []).tags;
    expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/figtree-1.woff2"');
    expect(html).not.toMatch(/figtree-(?:italic|latin)|bricolage/u);
  });

  it('works without a built remote', () => {
    expect(
      collectPageAssets({ ...sources, remote: null }, ['src/features/catalog/catalog.page.tsx']).scripts,
    ).toContain('/assets/bootstrap-1.js');
  });
});
