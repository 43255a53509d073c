import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminSynonym, AdminSynonymsAnswer, ApiErrorBody } from '@prostora/api-client';
import { seedReference } from '../../../../seeds/data/seed-reference.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Location } from '../../geo/index.ts';
import { Attribute, Purpose } from '../../taxonomy/index.ts';
import { CatalogReferenceStore } from '../index/catalog-reference-store.ts';
import { SentenceSynonym } from './sentence-synonym.entity.ts';

let test: TestApp;
let asAdmin: { authorization: string };
let wedding: Purpose;
let party: Purpose;

const findOne = <T extends object>(entity: new () => T, slug: string): Promise<T> =>
  test.orm.em.fork().findOneOrFail(entity, { slug } as never);
const list = async (query = ''): Promise<AdminSynonymsAnswer> =>
  (await test.request({ url: `/api/admin/synonyms${query}`, headers: asAdmin })).json();
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.request({ method, url: `/api/admin/synonyms${url}`, headers: asAdmin, ...(payload && { payload }) });
const create = async (kind: string, itemId: number, word: string): Promise<AdminSynonym> => {
  const answer = await send('POST', '', { kind, item_id: itemId, word });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const parse = (text: string) =>
  test.app.get(CatalogReferenceStore).getSentenceParser().parse({ text, today: '2026-11-25' });
const parsePurpose = (text: string): string | undefined => parse(text).purpose?.slug;

beforeAll(async () => {
  test = await createTestApp();
  await seedReference(test.orm.em.fork());
  asAdmin = await test.signIn((await test.make.admin()).email);
  wedding = await findOne(Purpose, 'svatebni-hostina');
  party = await findOne(Purpose, 'oslava');
});
afterAll(() => test.close());

describe('seeded synonyms', () => {
  it('are read by the parser', async () => {
    await eventually('the parser knows them', async () => parsePurpose('wedding') === 'svatebni-hostina');
    expect(parsePurpose('zkoušení s kapelou')).toBe('zkouska');
  });

  it('are not seeded again, so that edits of the operator survive', async () => {
    const em = test.orm.em.fork();
    const before = await em.count(SentenceSynonym);
    expect(before).toBeGreaterThan(1000);
    const [first] = (await list('?search=veselka')).items;
    expect((await send('DELETE', `/${first?.id}`)).statusCode).toBe(200);
    await seedReference(test.orm.em.fork());
    expect(await em.count(SentenceSynonym)).toBe(before - 1);
  });
});

describe('/api/admin/synonyms', () => {
  it('creates a word that sentences are read with at once', async () => {
    expect(parsePurpose('vdavky')).toBeUndefined();
    const synonym = await create('purpose', wedding.id, ' Vdavky ');
    expect(synonym).toMatchObject({
      kind: 'purpose',
      item_id: wedding.id,
      item_slug: 'svatebni-hostina',
      item_name: 'Svatební hostina',
      word: 'Vdavky',
      version: 1,
    });
    await eventually('the parser knows it', async () => parsePurpose('vdavky') === 'svatebni-hostina');
    const changed = await send('PUT', `/${synonym.id}`, {
      kind: 'purpose',
      item_id: party.id,
      word: 'vdavky',
      version: 1,
    });
    expect(changed.json()).toMatchObject({ item_slug: 'oslava', version: 2 });
    await eventually('the parser knows the change', async () => parsePurpose('vdavky') === 'oslava');
    expect((await send('DELETE', `/${synonym.id}`)).json()).toMatchObject({ id: synonym.id, word: 'vdavky' });
    await eventually('the parser has forgotten it', async () => parsePurpose('vdavky') === undefined);
    const records = await test.orm.em
      .fork()
      .find(
        AuditEntry,
        { subjectType: 'sentence-synonym', subjectId: synonym.id },
        { orderBy: { id: 'asc' } },
      );
    expect(records.map(({ action }) => action)).toEqual([
      'sentence-synonym.add',
      'sentence-synonym.save',
      'sentence-synonym.delete',
    ]);
    expect(records[1]).toMatchObject({
      before: { item: 'Svatební hostina' },
      after: { item: 'Oslava narozenin' },
    });
  });

  it('lists pages of one kind, item or word', async () => {
    const all = await list('?page_size=2');
    expect([all.items.length, all.total > 1000, all.nr_of_pages > 500]).toEqual([2, true, true]);
    const words = (await list(`?kind=purpose&item_id=${wedding.id}&page_size=100`)).items;
    expect(words.every(({ item_slug: slug }) => slug === 'svatebni-hostina')).toBe(true);
    expect((await list('?search=SVADBA&kind=purpose')).items.map(({ word }) => word)).toContain('svadba');
    expect((await list('?kind=location&search=Morava&sort=item')).total).toBeGreaterThan(3);
    expect((await list('?page=100000')).items).toEqual([]);
  });

  it('rejects a word that the item has, an unknown item and a word of marks', async () => {
    const reject = async (payload: object): Promise<string[]> => {
      const answer = await send('POST', '', payload);
      expect(answer.statusCode).toBe(422);
      return Object.keys(answer.json<ApiErrorBody>().errors ?? {});
    };
    expect(await reject({ kind: 'purpose', item_id: wedding.id, word: 'WEDDING' })).toEqual(['word']);
    expect(await reject({ kind: 'purpose', item_id: 999_999, word: 'xyz' })).toEqual(['item_id']);
    expect(await reject({ kind: 'purpose', item_id: party.id, word: '–!' })).toEqual(['word']);
    expect(await reject({ kind: 'jine', item_id: party.id, word: 'xyz' })).toEqual(['kind']);
  });

  it('lets a word mean several purposes, which are asked about, and be edited', async () => {
    await create('purpose', wedding.id, 'jubilejní sešlost');
    const second = await create('purpose', party.id, 'jubilejní sešlost');
    const body = { kind: 'purpose', item_id: party.id, word: 'Jubilejní sešlost', version: second.version };
    expect((await send('PUT', `/${second.id}`, body)).statusCode).toBe(200);
    await eventually(
      'the word is asked about',
      async () => parse('jubilejní sešlost').ambiguous[0]?.options.length === 2,
    );
  });

  it('lets a word mean several locations, but each only once', async () => {
    const [brno, praha] = [await findOne(Location, 'brno'), await findOne(Location, 'praha')];
    await create('location', brno.id, 'velkoměsto');
    await create('location', praha.id, 'velkoměsto');
    const again = await send('POST', '', { kind: 'location', item_id: praha.id, word: 'VELKOMESTO' });
    expect(again.statusCode).toBe(422);
  });

  it('answers an outdated version with 409 and a missing one with 404', async () => {
    const terrace = await findOne(Attribute, 'terasa');
    const { id } = await create('attribute', terrace.id, 'pergola');
    const body = { kind: 'attribute', item_id: terrace.id, word: 'pergola', version: 7 };
    const answer = await send('PUT', `/${id}`, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.anything() }),
    ]);
    expect((await send('PUT', '/999999', body)).statusCode).toBe(404);
    expect((await send('DELETE', '/999999')).statusCode).toBe(404);
  });

  it('moves words to the item that theirs is merged into', async () => {
    const em = test.orm.em.fork();
    const from = await test.make.purpose({ name: 'Vdávání', slug: 'vdavani' });
    await create('purpose', from.id, 'ženitba');
    const merged = await test.request({
      method: 'POST',
      url: `/api/admin/taxonomy/purposes/${from.id}/merge`,
      headers: asAdmin,
      payload: { into: wedding.id, version: 1 },
    });
    expect(merged.statusCode).toBe(200);
    const [word] = await em.find(SentenceSynonym, { folded: 'zenitba' });
    expect(word?.purpose?.id).toBe(wedding.id);
  });
});
