import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BuildingPageAnswer } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Building } from './index.ts';
import { Redirect } from '../../seo/index.ts';
import { BuildingSitemapService } from './building-sitemap.service.ts';
import { SimilarSpaces } from '../space.snapshots.ts';

let test: TestApp;
let building: Building;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  building = await test.make.building({ name: 'Stará pivovarnická', description: '<p>Dům u řeky.</p>' });
});

const read = (url: string) => test.request({ url: `/api/building/?url=${encodeURIComponent(url)}` });
const page = async (url = building.slug): Promise<BuildingPageAnswer> => {
  const response = await read(url);
  expect(response.statusCode).toBe(200);
  return response.json();
};

describe('GET /api/building/', () => {
  it('shows published spaces of the building only', async () => {
    const hall = await test.make.space({ building, name: 'Velký sál', slug: 'velky', capacity: 200 });
    const room = await test.make.space({
      building,
      name: 'Salonek',
      slug: 'salonek',
      capacity: 20,
      recommended: true,
    });
    await test.make.space({ building, name: 'Tajný', slug: 'tajny', status: 'DRAFT', capacity: 900 });
    const answer = await page();
    expect(answer).toMatchObject({
      error_code: null,
      redirect: null,
      building: {
        name: 'Stará pivovarnická',
        description: '<p>Dům u řeky.</p>',
        street: 'Dlouhá',
        city: 'Brno',
        capacity: { min: 20, max: 200 },
      },
      seo: {
        title: 'Stará pivovarnická – Brno',
        canonical: `/budova/${building.slug}`,
        robots: 'index, follow',
      },
    });
    expect(answer.building?.spaces.map(({ id }) => id)).toEqual([room.id, hall.id]);
    expect(answer.building?.images).toHaveLength(2);
    expect(answer.seo?.breadcrumbs.map(({ name }) => name)).toEqual([
      'Prostory',
      'Jihomoravský kraj',
      'Brno',
      'Stará pivovarnická',
    ]);
    expect(JSON.stringify(answer)).not.toContain('Tajný');
  });

  it('lists tags common to all spaces', async () => {
    const [podium, kitchen] = [await test.make.attribute(), await test.make.attribute({ group: 'services' })];
    await test.make.space({ building, slug: 'a', attributes: [podium, kitchen] });
    await test.make.space({ building, slug: 'b', attributes: [podium] });
    expect((await page()).building?.shared).toMatchObject({
      equipments: [{ id: podium.id }],
      services: [],
      purpose: [],
    });
  });

  it('interleaves the galleries of the spaces', async () => {
    const [one, other] = [
      await test.make.space({ building, slug: 'a', capacity: 50 }),
      await test.make.space({ building, slug: 'b', capacity: 40 }),
    ];
    await test.make.photo(one);
    await test.make.photo(other, { status: 'processing' });
    const { images } = (await page()).building ?? { images: [] };
    const ids = images.map(({ id_space_image }) => id_space_image);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBeLessThan(ids[1] ?? 0);
  });

  it('lists similar spaces of other buildings', async () => {
    const space = await test.make.space({ building });
    jest
      .spyOn(test.app.get(SimilarSpaces), 'listSimilar')
      .mockResolvedValueOnce([
        { id: space.id },
        { id: 900_001 },
        { id: 900_002 },
        { id: 900_003 },
        { id: 900_004 },
        { id: 900_005 },
      ] as never);
    expect((await page()).similar.map(({ id }) => id)).toEqual([900_001, 900_002, 900_003, 900_004]);
  });

  it('redirects a building let as one space to the page of the space', async () => {
    await test.make.space({ building, noName: true });
    expect(await page()).toMatchObject({ building: null, redirect: `/prostor/${building.slug}` });
  });

  it('redirects a renamed building to its new URL', async () => {
    const em = test.orm.em.fork();
    em.create(
      Redirect,
      { fromPath: '/budova/stary-nazev', toPath: `/budova/${building.slug}` },
      { partial: true },
    );
    await em.flush();
    expect(await page('stary-nazev')).toMatchObject({ building: null, redirect: `/budova/${building.slug}` });
  });

  it('answers 404 when nothing is published, and 410 when everything was deleted', async () => {
    expect((await read('nikdy-nebyla')).json()).toMatchObject({ status_code: 404, error_code: 'NOTFOUND' });
    expect((await read(building.slug)).statusCode).toBe(404);
    await test.make.space({ building, slug: 'a', status: 'DELETED' });
    expect((await read(building.slug)).json()).toMatchObject({ status_code: 410, error_code: 'GONE' });
    await test.make.space({ building, slug: 'b', status: 'DRAFT' });
    expect((await read(building.slug)).statusCode).toBe(404);
  });

  it.each(['', 'x'.repeat(121)])('answers 422 for the URL „%s“', async (url) =>
    expect((await read(url)).statusCode).toBe(422),
  );
  it('answers 404 for a URL with a second segment', async () =>
    expect((await read('dum/sal')).statusCode).toBe(404));
});

it('lists in the sitemap buildings with published spaces that are not let as a whole', async () => {
  const whole = await test.make.building();
  await test.make.space({ building: whole, noName: true });
  const empty = await test.make.building();
  await test.make.space({ building: empty, status: 'DRAFT' });
  await test.make.space({ building });
  const paths: string[] = [];
  for await (const { path } of test.app.get(BuildingSitemapService).streamEntries()) paths.push(path);
  expect(paths).toContain(`/budova/${building.slug}`);
  expect(paths).not.toContain(`/budova/${whole.slug}`);
  expect(paths).not.toContain(`/budova/${empty.slug}`);
});
