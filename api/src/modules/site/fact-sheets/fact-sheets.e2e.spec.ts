import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Customer } from '../../accounts/customers/index.ts';

let test: TestApp;
let owner: Customer;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.customer();
});
afterAll(() => test.close());

const getSheet = (id: number, headers = {}) =>
  test.request({ url: `/api/space/${id}/fact-sheet.pdf`, headers });
async function readSheet(id: number): Promise<{ pages: number; text: string }> {
  const answer = await getSheet(id);
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
  const { totalPages, text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return { pages: totalPages, text };
}

it('serves the sheet of a published space to everyone, with a file name made of its URL', async () => {
  const space = await test.make.space({
    name: 'Žluťoučký sál',
    slug: 'zlutoucky-sal',
    capacity: 120,
    purposes: [await test.make.purpose({ name: 'Ples' })] as never,
    attributes: [await test.make.attribute({ name: 'Pódium' })] as never,
  });
  const { pages, text } = await readSheet(space.id);
  expect(pages).toBe(1);
  for (const expected of [
    'Žluťoučký sál',
    '120 hostů',
    '200 m²',
    'od 1 500 Kč/h',
    'Ples',
    'Pódium',
    'Dlouhá 1',
    '602 00 Brno',
    'Světlý sál s parketami.',
    '/prostor/',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  expect((await getSheet(space.id)).headers['content-disposition']).toMatch(
    /filename="dum-\d+-zlutoucky-sal\.pdf"/u,
  );
});

it('continues a long description on a second page at most', async () => {
  const space = await test.make.space({
    description: `<p>${'Dlouhý popis prostoru s mnoha podrobnostmi. '.repeat(400)}</p>`,
  });
  expect((await readSheet(space.id)).pages).toBe(2);
});

it('continues a long list on a second page at most', async () => {
  const space = await test.make.space({
    description: `<ul>${Array.from({ length: 300 }, (_unused, number) => `<li>Věc ${number}</li>`).join('')}</ul>`,
  });
  const { pages, text } = await readSheet(space.id);
  expect(pages).toBe(2);
  expect([text.includes('Věc 30'), text.includes('Věc 290'), text.includes('…')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('serves the sheet of an unpublished space to its owner and the operator only', async () => {
  const space = await test.make.space({
    status: 'DRAFT',
    building: await test.make.building({ customer: owner }),
  });
  const [own, operator, stranger] = [
    await test.signIn(owner.user.email),
    await test.signIn((await test.make.admin()).email),
    await test.signIn((await test.make.user()).email),
  ];
  const statuses = await Promise.all(
    [{}, stranger, own, operator].map(async (headers) => (await getSheet(space.id, headers)).statusCode),
  );
  expect(statuses).toEqual([404, 404, 200, 200]);
});

it('renders a new sheet after a change of the space', async () => {
  const space = await test.make.space({ name: 'Před změnou' });
  expect((await readSheet(space.id)).text).toContain('Před změnou');
  await test.orm.em
    .getConnection()
    .execute(`update space set name = 'Po změně', version = version + 1 where id = ?`, [space.id]);
  expect((await readSheet(space.id)).text).toContain('Po změně');
});

it('serves the QR code as an SVG with a sandbox policy, cacheable when published', async () => {
  const space = await test.make.space();
  const answer = await test.request({ url: `/api/space/${space.id}/qr.svg` });
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
  });
  expect(answer.body).toMatch(/^<svg /u);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const draft = await test.make.space({
    status: 'DRAFT',
    building: await test.make.building({ customer: owner }),
  });
  const url = `/api/space/${draft.id}/qr.svg`;
  expect((await test.request({ url })).statusCode).toBe(404);
  expect(await test.request({ url, headers: await test.signIn(owner.user.email) })).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
  });
});
