import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import { CatalogSitemapService } from '../results/catalog-sitemap.service.ts';

let test: TestApp;

async function getPage(path: string): Promise<CatalogAnswer> {
  const answer = await test.request({ url: `/api/catalog/new/?path=${path}` });
  return answer.json<CatalogAnswer>();
}

async function getIndexing(path: string): Promise<[robots: string, canonical: string]> {
  const { seo_data: seo } = await getPage(path);
  return [seo.robots, seo.canonical];
}

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  const prague = await make.town('praha-1', 'Praha 1', 'praha', 'Hlavní město Praha');
  const brno = await make.town();
  const wedding = await make.purpose({ slug: 'svatba', name: 'Svatba' });
  const meeting = await make.purpose({ slug: 'porada', name: 'Porada' });
  const ball = await make.purpose({ slug: 'ples', name: 'Ples' });
  const castle = await make.building({ slug: 'zamek', location: prague });
  const office = await make.building({ slug: 'kancelar', location: brno });
  for (const slug of ['a', 'b', 'c']) {
    await make.space({ building: castle, slug, capacity: 40, purposes: [wedding] as never });
  }
  await make.space({ building: office, slug: 'd', capacity: 200, purposes: [wedding, meeting] as never });
  await test.orm.em.getConnection().execute(
    `insert into seo_url (path, purpose_id, attribute_ids, title, h1, meta_description, description, footer_links)
     values ('male-porady', ?, '{}', 'Porady', 'Porady', 'Popis', '<p>Text</p>', '[]'),
       ('plesy', ?, '{}', 'Plesy', 'Plesy', 'Popis', '<p>Text</p>', '[]')`,
    [meeting.id, ball.id],
  );
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await getPage('male-porady')).catalog?.total === 1);
});
afterAll(() => test.close());

describe('landing pages', () => {
  it.each(['praha', 'svatba', 'praha/svatba', 'svatba/do-50'])(
    'indexes /katalog/%s, which has three spaces',
    async (path) => {
      expect(await getIndexing(path)).toEqual(['index, follow', `/katalog/${path}`]);
    },
  );

  it.each([
    ['brno/svatba', '/katalog/svatba'],
    ['brno', '/'],
    ['praha/porada', '/katalog/praha'],
    ['svatba/150-500', '/katalog/svatba'],
    ['praha/svatba/do-50', '/katalog/praha/svatba'],
  ])('keeps /katalog/%s out of the index, with the canonical URL of its parent', async (path, parent) => {
    expect(await getIndexing(path)).toEqual(['noindex, follow', parent]);
  });

  it('indexes a filter with a SEO URL and few spaces', async () => {
    expect(await getIndexing('male-porady')).toEqual(['index, follow', '/katalog/male-porady']);
    expect((await getPage('plesy')).catalog?.total).toBe(0);
    expect(await getIndexing('plesy')).toEqual(['index, follow', '/katalog/plesy']);
  });

  it('links landing pages only and lists them in the sitemap', async () => {
    const links = (await getPage('svatba')).footer_links.map(({ url }) => url);
    const sitemap: string[] = [];
    for await (const { path } of test.app.get(CatalogSitemapService).streamEntries()) sitemap.push(path);
    expect(links).toEqual(['/katalog/praha/svatba', '/katalog/praha-1/svatba']);
    expect(sitemap.toSorted()).toEqual([
      '/',
      '/katalog/male-porady',
      '/katalog/plesy',
      '/katalog/praha',
      '/katalog/praha-1',
      '/katalog/praha-1/svatba',
      '/katalog/praha/svatba',
      '/katalog/svatba',
      '/poptavka',
    ]);
  });
});
