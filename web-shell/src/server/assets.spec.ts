import { describe, expect, it } from '@jest/globals';
import { assetTags } from './assets.ts';

const shell = {
  'index.html': { file: 'assets/index-1.js', isEntry: true },
  'src/bootstrap.tsx': { file: 'assets/bootstrap-1.js', css: ['assets/bootstrap-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'remote:web_public/routes': { file: 'assets/public-glue-1.js' },
  'remote:web_admin/App': { file: 'assets/admin-glue-1.js' },
  'src/app/login.page.tsx': { file: 'assets/login-1.js', css: ['assets/login-1.css'] },
  '../fonts/figtree-latin-ext-wght-normal.woff2': { file: 'assets/figtree-1.woff2' },
  '../fonts/bricolage-grotesque-latin-ext-wdth-normal.woff2': { file: 'assets/bricolage-1.woff2' },
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

describe('style sheets and preloads of a document', () => {
  it('are those of the shell, the remote and the page, and no others', () => {
    const html = assetTags(sources, ['root', 'src/features/catalog/catalog.page.tsx']);
    for (const file of ['/assets/bootstrap-1.js', '/assets/shared-1.js', '/assets/public-glue-1.js', '/remotes/web_public/remoteEntry.js', '/remotes/web_public/assets/catalog-1.js']) expect(html).toContain(`modulepreload" crossorigin fetchpriority="low" href="${file}"`);
    expect(html).not.toMatch(/space-1|react-1|admin-glue|login-1/u);
  });

  it('put the shell’s styles first, so that layers keep their order', () => {
    const html = assetTags(sources, ['src/features/catalog/catalog.page.tsx']);
    expect(html.indexOf('/assets/bootstrap-1.css')).toBeLessThan(html.indexOf('/remotes/web_public/assets/catalog-1.css'));
  });

  it('leave the remote out on pages of the shell', () => {
    const html = assetTags(sources, ['src/app/login.page.tsx']);
    expect(html).toContain('/assets/login-1.css');
    expect(html).not.toContain('web_public');
  });

  it('name nothing twice that the template names already', () => {
    expect(assetTags(sources, [], '<script src="/assets/index-1.js"></script>')).not.toContain('index-1.js');
  });

  it('preload the roman of texts, neither italics nor the typeface of headings', () => {
    const html = assetTags(sources, []);
    expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/figtree-1.woff2"');
    expect(html).not.toMatch(/figtree-italic|bricolage/u);
  });

  it('stand without a remote that was not built', () => {
    expect(assetTags({ ...sources, remote: null }, ['src/features/catalog/catalog.page.tsx'])).toContain('/assets/bootstrap-1.js');
  });
});
