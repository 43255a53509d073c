import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailTemplateName, mailTemplates } from '@prostora/strings/cs/mail-templates.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HeldMail, MailLog } from './index.ts';

type Row = { id: number; address: string | null; template: string; state: string; subject: object | null };
type Page = { items: Row[]; total: number; nr_of_pages: number; counts: Record<string, number> };

let test: TestApp;
let headers: { authorization: string };
let ids: number[];

beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signIn((await test.make.admin({ email: 'spravce@prostora.test' })).email);
  const em = test.orm.em.fork();
  const day = (date: string): Date => new Date(`${date}T12:00:00Z`);
  const mails = [
    {
      address: 'jana@prostora.test',
      template: 'space-published',
      state: 'sent',
      subjectType: 'space',
      subjectId: 7,
      createdAt: day('2026-11-01'),
      sentAt: day('2026-11-01'),
    },
    {
      address: 'spravce@prostora.test',
      template: 'operator-space-waiting',
      state: 'failed',
      subjectType: 'space',
      subjectId: 8,
      failure: '550 […]',
      createdAt: day('2026-11-02'),
    },
    {
      address: 'adam@100%.test',
      template: 'demand-offer',
      state: 'waiting',
      subjectType: 'inquiry',
      subjectId: 7,
      createdAt: new Date('2026-11-03T22:59:00Z'),
    },
    {
      address: 'smazano',
      template: 'account-erased',
      state: 'sent',
      createdAt: new Date('2026-11-03T23:00:00Z'),
      sentAt: day('2026-11-04'),
    },
  ] as const;
  const made = mails.map((mail, index) =>
    em.create(MailLog, { cause: `log-${index}`, ...mail }, { partial: true }),
  );
  em.create(
    HeldMail,
    {
      ...{ cause: 'held-1', address: 'jana@prostora.test', template: 'space-published' },
      ...{ subjectType: 'space', subjectId: 7, message: {}, createdAt: day('2026-11-05') },
    },
    { partial: true },
  );
  await em.flush();
  ids = made.map(({ id }) => id);
});
afterAll(() => test.close());

const get = (url: string): Promise<LightMyRequestResponse> =>
  test.request({ url: `/api/admin/${url}`, headers });
const page = async (query = ''): Promise<Page> => (await get(`mails?${query}`)).json<Page>();
const found = async (query: string): Promise<number[]> =>
  (await page(query)).items.map(({ id }) => ids.indexOf(id));

describe('/api/admin/mails', () => {
  it('lists the newest first with counts by state and hides anonymized addresses', async () => {
    const { items, total, counts } = await page();
    expect(items.map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 1, 0]);
    expect([total, counts]).toEqual([4, { waiting: 1, sent: 2, failed: 1, held: 1 }]);
    expect(items[0]).toEqual({
      id: ids[3],
      address: null,
      template: 'account-erased',
      state: 'sent',
      subject: null,
      failure: null,
      created_at: '2026-11-03T23:00:00.000Z',
      sent_at: '2026-11-04T12:00:00.000Z',
    });
    expect(items[2]).toMatchObject({
      state: 'failed',
      failure: '550 […]',
      subject: { type: 'space', id: 8 },
      sent_at: null,
    });
  });

  it.each([
    ['state=failed', [1]],
    ['template=demand-offer', [2]],
    ['subject_type=space', [1, 0]],
    ['subject_type=inquiry&subject_id=7', [2]],
    ['search=PROSTORA', [1, 0]],
    ['search=%25', [2]],
    ['from=2026-11-02&to=2026-11-03', [2, 1]],
    ['from=2026-11-04', [3]],
    ['sort=address&order=asc', [2, 0, 3, 1]],
    ['sort=template', [0, 1, 2, 3]],
    ['sort=state&order=asc', [1, 0, 3, 2]],
    ['page=2&page_size=3', [0]],
  ])('filters and sorts by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('counts states under the other filters', async () => {
    expect(await page('subject_type=space&state=sent')).toMatchObject({
      total: 1,
      counts: { waiting: 0, sent: 1, failed: 1, held: 1 },
    });
  });

  it.each([
    'state=lost',
    'template=%27',
    'from=2026-02-30',
    'to=x',
    'subject_id=0',
    'sort=cause',
    'page_size=500',
    'cause=x',
  ])('rejects %s with an error on its field', async (query) => {
    const answer = await get(`mails?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([query.split('=')[0]]);
  });

  it('returns one mail with the account of its address', async () => {
    const mail = (await get(`mails/${ids[1]}`)).json<Row & { user_id: number }>();
    expect(mail).toMatchObject({ id: ids[1], address: 'spravce@prostora.test', user_id: expect.any(Number) });
    expect((await get(`mails/${ids[0]}`)).json()).toMatchObject({ user_id: null });
    expect((await get('mails/999999')).statusCode).toBe(404);
  });

  it('exports the filtered mails with readable labels', async () => {
    const file = await get('mails/export?format=csv&subject_type=space&sort=address&order=asc');
    const [head, ...lines] = file.body.replace('\uFEFF', '').trim().split(/\r?\n/u);
    expect(head).toBe(Object.values(adminOperations.mails.file).slice(1).join(';'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(
      [
        'jana@prostora.test',
        mailTemplateName('space-published'),
        adminOperations.mails.states.sent,
        adminOperations.mails.subject('space', 7),
      ].join(';'),
    );
    expect(lines[1]).toContain('550');
    expect((await get('mails/export')).statusCode).toBe(422);
    expect((await get('mails/export?format=xlsx')).headers['content-type']).toContain('spreadsheetml');
  });
});

describe('/api/admin/mail-templates', () => {
  it('lists templates with the subjects of their samples', async () => {
    const { items } = (await get('mail-templates')).json<{ items: { name: string; subject: string }[] }>();
    expect(items).toHaveLength(mailTemplates.length);
    expect(items.find(({ name }) => name === 'space-published')).toEqual({
      name: 'space-published',
      title: mailTemplateName('space-published'),
      subject: 'Váš prostor je zveřejněný',
      group: 'space',
    });
  });

  it('returns a template as HTML and text', async () => {
    const template = (await get('mail-templates/space-published')).json<{
      html: string;
      text: string;
      subject: string;
    }>();
    expect(template.html).toContain(`<h1 style`);
    expect(template.html).toContain(template.subject);
    expect(template.text).toContain(test.database.config.PUBLIC_URL);
    expect((await get('mail-templates/no-such')).statusCode).toBe(404);
  });
});
