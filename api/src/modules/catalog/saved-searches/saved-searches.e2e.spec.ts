import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  LinkedSearchAnswer,
  SavedSearch as SavedSearchResponse,
  SavedSearchAdded,
  SavedSearchesAnswer,
} from '@prostora/api-client';
import { DAY_MS, HOUR_MS, SAVED_SEARCHES } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { refreshCatalog } from '../../../../test/projections.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { CatalogIndexStore } from '../index/catalog-index-store.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import type { Space } from '../../spaces/index.ts';
import type { Purpose } from '../../taxonomy/index.ts';
import type { User } from '../../accounts/users/index.ts';
import { SavedSearchJobs } from './saved-search.jobs.ts';

/** A Wednesday at ten in Prague. */
const START = Date.parse('2027-03-03T09:00:00Z');

let test: TestApp;
let mailbox: Mailbox;
let party: Purpose;
let person: User;
let headers: { authorization: string };
let now = START;
let number = 0;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  party = await test.make.purpose({ name: 'Oslava' });
  const known = await test.make.space({ purposes: [party] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([known.id]);
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
});
beforeEach(async () => {
  now = START;
  await test.app.get(SqlPool).pool.query('delete from saved_search');
  await mailbox.deliver();
  person = await test.make.user({ roles: ['ROLE_USER'] });
  headers = await test.signIn(person.email);
});
afterAll(() => test.close());

async function call<T = { errors: Record<string, string> }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | string,
  more: object = headers,
): Promise<{ status: number; body: T; location: string | undefined }> {
  const answer = await test.request({
    method,
    url: `/api/${url}`,
    headers: more as Record<string, string>,
    ...(payload !== undefined && { payload }),
  });
  return {
    status: answer.statusCode,
    body: (answer.body === '' ? null : answer.json()) as T,
    location: answer.headers.location as string | undefined,
  };
}
const buildInput = (changes: object = {}) => ({
  name: 'Oslavy',
  frequency: 'now',
  filter: { purpose: party.slug },
  ...changes,
});
async function save(changes: object = {}): Promise<SavedSearchResponse> {
  const { status, body } = await call<SavedSearchAdded>('POST', 'saved-searches', buildInput(changes));
  expect(status).toBe(201);
  return body.saved_search as SavedSearchResponse;
}

/** Creates a published space and refreshes the catalogue twice. */
async function publish(changes: object = {}): Promise<Space> {
  number += 1;
  const space = await test.make.space({ name: `Nový sál ${number}`, purposes: [party] as never, ...changes });
  await refreshEntry(space.id);
  return space;
}
const inContext = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
async function refreshEntry(id: number): Promise<void> {
  await refreshCatalog(test, [id]);
  await refreshCatalog(test, [id]);
}
/** Runs the job twice, as after a crash, and returns the mails. */
async function run(): Promise<Mail[]> {
  for (const jobs of [test.app.get(SavedSearchJobs), test.app.get(SavedSearchJobs)])
    await inContext(() => jobs.sendAlerts());
  return mailbox.deliver();
}
const describeMails = (mails: readonly Mail[]): string[] =>
  mails.map(({ to, subject }) => `${to}: ${subject}`);

describe('saved search of a user', () => {
  it('announces a newly published space only once', async () => {
    await save();
    expect(await run()).toEqual([]);
    const space = await publish();
    const [mail, ...others] = await run();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: person.email, subject: 'Oslavy: 1 nový prostor' });
    expect(mail?.text).toContain(space.name);
    expect(mail?.html).toContain(`/prostor/`);
    await refreshEntry(space.id);
    expect(await run()).toEqual([]);
  });

  it('does not announce spaces that matched before, do not match or are unpublished when due', async () => {
    await save({ frequency: 'daily' });
    await publish({ purposes: [await test.make.purpose()] as never });
    const hidden = await publish();
    expect(await run()).toEqual([]);
    await test.app.get(SqlPool).pool.query(`update space set status = 'DISABLED' where id = $1`, [hidden.id]);
    await refreshEntry(hidden.id);
    now = START + DAY_MS;
    expect(await run()).toEqual([]);
  });

  it('announces a space that matches after a change', async () => {
    await save({ filter: { purpose: party.slug, capacity: 'nad-500' } });
    const space = await publish({ capacity: 400 });
    expect(await run()).toEqual([]);
    await test.app.get(SqlPool).pool.query('update space set capacity = 900 where id = $1', [space.id]);
    await refreshEntry(space.id);
    expect(describeMails(await run())).toEqual([`${person.email}: Oslavy: 1 nový prostor`]);
  });

  it('sends daily and weekly digests, also after a long pause of the worker', async () => {
    await save({ name: 'Denně', frequency: 'daily' });
    await save({ name: 'Týdně', frequency: 'weekly' });
    await publish();
    now = START + HOUR_MS;
    expect(await run()).toEqual([]);
    await publish();
    now = Date.parse('2027-03-04T07:30:00Z');
    expect(describeMails(await run())).toEqual([`${person.email}: Denně: 2 nové prostory`]);
    await publish();
    now = Date.parse('2027-03-09T15:00:00Z');
    expect(describeMails(await run()).sort()).toEqual([
      `${person.email}: Denně: 1 nový prostor`,
      `${person.email}: Týdně: 3 nové prostory`,
    ]);
    now += HOUR_MS;
    expect(await run()).toEqual([]);
  });

  it('lists at most ten spaces and the number of further ones', async () => {
    await save();
    for (let count = 0; count < SAVED_SEARCHES.perMail + 3; count += 1) await publish();
    const [mail] = await run();
    expect(mail?.subject).toBe('Oslavy: 13 nových prostorů');
    expect(mail?.text.match(/\/prostor\//gu)).toHaveLength(SAVED_SEARCHES.perMail);
    expect(mail?.text).toContain('další 3 najdete na webu');
  });

  it('does not announce spaces published while paused', async () => {
    const { id } = await save();
    expect(
      (
        await call<SavedSearchResponse>('PUT', `saved-searches/${id}`, {
          name: 'Oslavy',
          frequency: 'now',
          paused: true,
        })
      ).body.state,
    ).toBe('paused');
    await publish();
    expect(await run()).toEqual([]);
    await call('PUT', `saved-searches/${id}`, { name: 'Oslavy', frequency: 'now', paused: false });
    expect(await run()).toEqual([]);
    await publish();
    expect(await run()).toHaveLength(1);
  });

  it('sends nothing until the mailbox of the account is confirmed', async () => {
    const confirm = (at: Date | null) =>
      test.app
        .get(SqlPool)
        .pool.query('update app_user set email_confirmed_at = $2 where id = $1', [person.id, at]);
    await confirm(null);
    await save();
    await publish();
    expect(await run()).toEqual([]);
    await confirm(new Date());
    expect(describeMails(await run())).toEqual([`${person.email}: Oslavy: 1 nový prostor`]);
  });

  it('is accessible to its owner only and links to its results', async () => {
    const saved = await save();
    expect(saved).toMatchObject({ name: 'Oslavy', url: `/katalog/${party.slug}`, state: 'active' });
    expect((await call<SavedSearchesAnswer>('GET', 'saved-searches')).body.items).toEqual([saved]);
    const others = await test.signIn((await test.make.user()).email);
    expect(
      (
        await call(
          'PUT',
          `saved-searches/${saved.id}`,
          { name: 'Cizí', frequency: 'now', paused: false },
          others,
        )
      ).status,
    ).toBe(404);
    expect((await call('DELETE', `saved-searches/${saved.id}`, undefined, others)).status).toBe(404);
    expect(await call<SavedSearchResponse>('DELETE', `saved-searches/${saved.id}`)).toMatchObject({
      status: 200,
      body: saved,
    });
    expect((await call<SavedSearchesAnswer>('GET', 'saved-searches')).body.items).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['frequency', { frequency: 'hourly' }],
    ['filter', { filter: {} }],
    ['filter', { filter: null }],
    ['filter.bounds', { filter: { bounds: 'vše' } }],
    ['filter.page', { filter: { page: '1' } }],
  ])('rejects an invalid %s on its field', async (field, changes) => {
    const { status, body } = await call('POST', 'saved-searches', buildInput(changes));
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it('returns 404 for an unknown filter value', async () => {
    expect(
      (await call('POST', 'saved-searches', buildInput({ filter: { purpose: 'neznamy' } }))).status,
    ).toBe(404);
  });

  it('is exported and erased with personal data', async () => {
    await save();
    expect((await call('GET', 'account/export')).body).toMatchObject({
      saved_searches: [{ name: 'Oslavy', filter: { purpose: String(party.id) } }],
    });
    expect((await call('POST', 'account/erase', { current_password: TEST_PASSWORD })).status).toBe(200);
    expect((await test.app.get(SqlPool).pool.query('select 1 from saved_search')).rows).toEqual([]);
  });
});

describe('saved search of a guest', () => {
  const email = (): string => `host-${number}@host.example`;
  /** Saves a search as a guest and returns the id and token of the mailed link. */
  async function saveAsGuest(): Promise<{ id: number; token: string; mail: Mail }> {
    number += 1;
    expect(
      await call<SavedSearchAdded>('POST', 'saved-searches', buildInput({ email: email() }), {}),
    ).toMatchObject({ status: 201, body: { saved_search: null } });
    const mail = await mailbox.deliverTo(email(), 'Potvrďte hlídání nových prostorů');
    const [, id, token = ''] = /\/hledani\/(\d+)\/([\w-]+)/u.exec(mail.text) ?? [];
    return { id: Number(id), token, mail };
  }
  const read = async ({ id, token }: { id: number; token: string }): Promise<SavedSearchResponse | null> =>
    (await call<LinkedSearchAnswer>('POST', `saved-searches/${id}/link`, { token }, {})).body.saved_search;

  it('sends nothing before confirmation and is deleted after two days', async () => {
    const link = await saveAsGuest();
    expect((await read(link))?.state).toBe('unconfirmed');
    await publish();
    expect(await run()).toEqual([]);
    now += (SAVED_SEARCHES.confirmHours + 1) * HOUR_MS;
    await inContext(() => test.app.get(SavedSearchJobs).deleteUnconfirmed());
    expect(await read(link)).toBeNull();
    expect(
      (await call('POST', `saved-searches/${link.id}/confirm/${link.token}`, undefined, {})).status,
    ).toBe(200);
    expect(await read(link)).toBeNull();
  });

  it('supports repeated one-click unsubscribe of mail programs', async () => {
    const { id, token } = await saveAsGuest();
    expect((await call('POST', `saved-searches/${id}/confirm/${token}`, undefined, {})).status).toBe(200);
    await publish();
    const [mail] = await run();
    expect(mail?.unsubscribe).toMatch(
      new RegExp(`^https?://[^/]+/api/saved-searches/${id}/unsubscribe/${token}$`, 'u'),
    );
    expect(mail?.text).toContain(`/hledani/${id}/${token}`);
    const url = mail?.unsubscribe?.replace(/^https?:\/\/[^/]+\/api\//u, '') ?? '';
    expect(await call('GET', url, undefined, {})).toMatchObject({
      status: 302,
      location: `/hledani/${id}/${token}`,
    });
    expect((await read({ id, token }))?.state).toBe('active');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click', ''])
      expect((await call('POST', url, body, form)).status).toBe(200);
    expect(await read({ id, token })).toBeNull();
    const { rows } = await test.app
      .get(SqlPool)
      .pool.query<{ address: string }>('select distinct address from mail_log where cause like $1', [
        `saved-search-${id}-%`,
      ]);
    expect(rows).toEqual([{ address: 'smazano' }]);
    await publish();
    expect(await run()).toEqual([]);
  });

  it('supports one-click unsubscribe as multipart form data', async () => {
    const { id, token } = await saveAsGuest();
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect(
      (
        await call('POST', `saved-searches/${id}/unsubscribe/${token}`, body, {
          'content-type': 'multipart/form-data; boundary=x',
        })
      ).status,
    ).toBe(200);
    expect(await read({ id, token })).toBeNull();
  });

  it('redirects forms without scripts back to the page', async () => {
    const { id, token } = await saveAsGuest();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const step of ['confirm', 'unsubscribe'])
      expect(await call('POST', `saved-searches/${id}/${step}/${token}`, 'page=1', form)).toMatchObject({
        status: 303,
        location: `/hledani/${id}/${token}`,
      });
  });

  it('updates the frequency by link and returns 404 for a wrong token', async () => {
    const { id, token } = await saveAsGuest();
    expect(
      (
        await call<LinkedSearchAnswer>(
          'PUT',
          `saved-searches/${id}/link`,
          { token, frequency: 'weekly', paused: true },
          {},
        )
      ).body.saved_search,
    ).toMatchObject({ frequency: 'weekly', state: 'paused' });
    for (const [method, url, body] of [
      ['POST', 'link', { token: 'x' }],
      ['PUT', 'link', { token: 'x', frequency: 'now', paused: false }],
      ['POST', 'confirm/x', undefined],
      ['POST', 'unsubscribe/x', undefined],
    ] as const) {
      expect((await call(method, `saved-searches/${id}/${url}`, body, {})).status).toBe(404);
    }
  });

  it('requires an e-mail and ignores submissions with a filled honeypot', async () => {
    expect((await call('POST', 'saved-searches', buildInput(), {})).body.errors).toEqual({
      email: fieldError('emailRequired'),
    });
    expect(
      (await call('POST', 'saved-searches', buildInput({ email: 'robot@host.example', website: 'x' }), {}))
        .status,
    ).toBe(201);
    expect(await mailbox.deliver()).toEqual([]);
  });
});
