import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { LocationsService } from './index.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.town();
  test.app.get(LocationsService).invalidate();
});
afterAll(() => test.close());

describe('GET /api/geo/places', () => {
  it('suggests places without authentication', async () => {
    const answer = await test.request({ url: '/api/geo/places', query: { q: 'Brn' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ items: object[] }>().items[0]).toEqual({
      label: 'Brno',
      detail: 'Jihomoravský kraj',
      lat: 49.1952,
      lng: 16.6069,
      kind: 'town',
      region: 'jihomoravsky',
    });
  });

  it('returns at most eight places and none for an empty text', async () => {
    expect(
      (await test.request({ url: '/api/geo/places', query: { q: 'a' } })).json<{ items: object[] }>().items,
    ).toHaveLength(8);
    expect((await test.request({ url: '/api/geo/places', query: { q: '' } })).json()).toEqual({ items: [] });
  });

  it('rejects a missing, too long or repeated query', async () => {
    expect((await test.request({ url: '/api/geo/places' })).json()).toMatchObject({
      status_code: 422,
      errors: { q: expect.any(String) },
    });
    expect((await test.request({ url: '/api/geo/places', query: { q: 'a'.repeat(101) } })).statusCode).toBe(
      422,
    );
    expect((await test.request({ url: '/api/geo/places?q=a&q=b' })).statusCode).toBe(422);
  });
});

describe('LocationsService', () => {
  it('finds a location by slug or id, and its region', async () => {
    const locations = test.app.get(LocationsService);
    const brno = await locations.findBySlug('brno');
    expect(brno).toMatchObject({ name: 'Brno', kind: 'town' });
    expect(await locations.findById(brno?.id ?? 0)).toBe(brno);
    expect((await locations.getTree()).findRegion(brno?.id ?? 0)?.slug).toBe('jihomoravsky');
    expect(await locations.findBySlug('atlantida')).toBeNull();
  });
});
