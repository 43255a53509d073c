import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminInquiriesPage, SenderBlocksPage } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { relayTwice } from '../../../../test/events.ts';
import { Mailbox } from '../../../../test/mails.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { Space } from '../../spaces/index.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';

let test: TestApp;
let mailbox: Mailbox;
let admin: { authorization: string };
let owner: Customer;
let asOwner: { authorization: string };
let space: Space;

const write = async (email: string, agent = 'Firefox'): Promise<number> => {
  const answer = await test.request({
    method: 'POST',
    url: '/api/space/contact',
    headers: { 'user-agent': agent },
    payload: { space_id: space.id, fullname: 'Petr', email, message: 'Rychlá půjčka', website: '' },
  });
  return answer.statusCode;
};
const list = async (query = ''): Promise<AdminInquiriesPage['items']> =>
  (await test.request({ url: `/api/admin/inquiries?${query}`, headers: admin })).json<AdminInquiriesPage>()
    .items;
const findId = async (email: string): Promise<number> => (await list(`search=${email}`))[0]?.id ?? 0;
const moderate = (payload: object) =>
  test.request({
    method: 'POST',
    url: '/api/admin/inquiries/moderation',
    headers: admin,
    payload: { block: [], note: '', ...payload },
  });
const received = async () =>
  (await test.request({ url: '/api/inquiries/received', headers: asOwner })).json<{
    items: { state_label: string; contact: object | null; inquiry_id: number }[];
  }>().items;
const relayMails = async (): Promise<Mail[]> => {
  await relayTwice(test, 'inquiry.');
  return mailbox.deliver();
};
const blocks = async (): Promise<SenderBlocksPage['items']> =>
  (await test.request({ url: '/api/admin/sender-blocks', headers: admin })).json<SenderBlocksPage>().items;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  admin = await test.signIn((await test.make.admin()).email);
  owner = await test.make.customer();
  asOwner = await test.signIn(owner.user.email);
  space = await test.make.space({ building: await test.make.building({ customer: owner }) });
});
afterAll(() => test.close());

describe('moderation of messages', () => {
  it('marks a message as spam: the owner is told, the contact hidden, the sender gets no mail', async () => {
    expect(await write('spam@spam.example')).toBe(200);
    await relayMails();
    const id = await findId('spam@spam.example');
    expect((await moderate({ ids: [id, 2_000_000_000], decision: 'spam', block: ['email'] })).json()).toEqual(
      {
        done: [id],
      },
    );
    const mails = await relayMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.user.email, 'Zpráva od odesílatele spamu'],
    ]);
    expect((await received()).find((one) => one.inquiry_id === id)).toMatchObject({
      state_label: 'Spam',
      contact: null,
    });
    expect(await list('moderation=spam')).toMatchObject([{ id, state: 'closed', closed_reason: 'spam' }]);
  });

  it('accepts a later message of a blocked sender and holds it until it is released', async () => {
    expect(await write('SPAM+dalsi@spam.example', 'Opera')).toBe(200);
    expect(await relayMails()).toEqual([]);
    const [held] = await list('moderation=held');
    expect(held).toMatchObject({ state: 'open', state_label: 'Zadrženo' });
    expect((await received()).some((one) => one.inquiry_id === held?.id)).toBe(false);
    expect(await blocks()).toMatchObject([{ kind: 'email', value: 'spam@spam.example', hits: 1 }]);
    await moderate({ ids: [held?.id], decision: 'release' });
    expect((await received()).some((one) => one.inquiry_id === held?.id)).toBe(true);
    expect((await relayMails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Zpráva k prostoru'),
    ]);
  });

  it('blocks the domain and the network with the browser, but no domain of many people', async () => {
    await write('prvni@firma.example', 'Robot');
    const id = await findId('prvni@firma.example');
    await moderate({ ids: [id], decision: 'spam', block: ['domain', 'sender'] });
    await relayMails();
    await write('jiny@pobocka.firma.example', 'Edge');
    await write('uplne@jinde.example', 'Robot');
    expect(await list('moderation=held')).toHaveLength(2);
    await write('nekdo@seznam.cz', 'Safari');
    const refused = await moderate({
      ids: [await findId('nekdo@seznam.cz')],
      decision: 'spam',
      block: ['domain'],
    });
    expect(refused.json()).toMatchObject({ status_code: 422, errors: { block: expect.any(String) } });
    expect((await list('search=nekdo@seznam.cz'))[0]?.moderation).toBe('none');
  });

  it('closes a message without a mail to its sender, and refuses more than 200 at once', async () => {
    await relayMails();
    const id = await findId('nekdo@seznam.cz');
    expect((await moderate({ ids: [id], decision: 'close' })).json()).toEqual({ done: [id] });
    expect((await moderate({ ids: [id], decision: 'close' })).json()).toEqual({ done: [] });
    expect(await relayMails()).toEqual([]);
    const ids = Array.from({ length: 201 }, (_, index) => index + 1);
    expect((await moderate({ ids, decision: 'close' })).statusCode).toBe(422);
  });

  it('keeps the hash alone after an erasure, and ends a block', async () => {
    await test.app.get(SenderBlocksService).eraseEmail('spam@spam.example');
    const block = (await blocks()).find(({ kind }) => kind === 'email');
    expect(block).toMatchObject({ value: null, reason: '' });
    await write('spam@spam.example', 'Chrome');
    expect((await blocks()).find(({ id }) => id === block?.id)?.hits).toBe(2);
    const end = () =>
      test.request({ method: 'DELETE', url: `/api/admin/sender-blocks/${block?.id ?? 0}`, headers: admin });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(404);
    await write('spam@spam.example', 'Vivaldi');
    expect((await list('search=spam@spam.example'))[0]?.moderation).toBe('none');
  });

  it('restores an ended block with its hits, and deletes it a month after the end', async () => {
    await write('vraceny@spam.example', 'Lynx');
    await moderate({ ids: [await findId('vraceny@spam.example')], decision: 'spam', block: ['email'] });
    const find = async () => (await blocks()).find(({ value }) => value === 'vraceny@spam.example');
    await write('Vraceny+2@spam.example', 'Links');
    const id = (await find())?.id ?? 0;
    const call = (method: 'DELETE' | 'POST', path = '') =>
      test.request({ method, url: `/api/admin/sender-blocks/${id}${path}`, headers: admin });
    expect((await call('POST', '/restore')).statusCode).toBe(200);
    await call('DELETE');
    expect(await find()).toBeUndefined();
    expect((await call('POST', '/restore')).statusCode).toBe(200);
    expect(await find()).toMatchObject({ id, hits: 1 });
    await call('DELETE');
    await test.orm.em
      .getConnection()
      .execute(`update trust_block set ended_at = now() - interval '31 days' where id = ?`, [id]);
    await test.app.get(SenderBlocksService).removeEnded();
    expect((await call('POST', '/restore')).statusCode).toBe(404);
  });

  it('finds blocks by a whole address or domain in any spelling, by the reason and by the kind', async () => {
    const block = async (email: string, kinds: string[], note: string): Promise<void> => {
      await write(email, 'Konqueror');
      await moderate({ ids: [await findId(email)], decision: 'spam', block: kinds, note });
    };
    await block('jana@háčky.example', ['email'], 'Podvodná nabídka');
    await block('kdo@uvery.example', ['domain'], 'Půjčky');
    const search = async (query: string): Promise<(string | null)[]> =>
      (await test.request({ url: `/api/admin/sender-blocks?${query}`, headers: admin }))
        .json<SenderBlocksPage>()
        .items.map(({ value }) => value);
    expect(await search(`search=${encodeURIComponent('JANA+x@háčky.example')}`)).toEqual([
      'jana@xn--hky-ela4t.example',
    ]);
    expect(await search('search=uvery.example')).toEqual(['uvery.example']);
    expect(await search('search=nekdo@mail.uvery.example')).toEqual(['uvery.example']);
    expect(await search('search=podvodna')).toEqual(['jana@xn--hky-ela4t.example']);
    expect(await search('search=uver')).toEqual([]);
    expect(await search('kind=domain&search=pujcky')).toEqual(['uvery.example']);
    const page = await test.request({
      url: '/api/admin/sender-blocks?page_size=1&sort=hits',
      headers: admin,
    });
    expect(page.json()).toMatchObject({ items: [{}], nr_of_pages: page.json<SenderBlocksPage>().total });
  });
});
