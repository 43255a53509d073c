import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Selection, SelectionDetails, SelectionLink } from '@prostora/api-client';
import { addDays, toPragueWallTime } from '@prostora/contracts';
import { SELECTIONS } from '@prostora/contracts/selections.ts';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import type { Space } from '../../spaces/index.ts';
import { CatalogIndexStore } from '../index/catalog-index-store.ts';
import { CatalogReferenceStore } from '../index/catalog-reference-store.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import { SelectionJobs } from './selection.jobs.ts';

const DAY = addDays(toPragueWallTime(new Date()).day, 40);
const EVENT = { date_from: DAY, time_from: '16:00', time_to: '20:00', guests: 40 };

let test: TestApp;
let hall: Space;
let loft: Space;
let draft: Space;
let link: SelectionLink;

type Body = SelectionDetails & { error_code?: string; errors?: Record<string, string> };
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body }> {
  const answer = await test.request({ method, url: `/api/selections${url}`, payload, headers });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
const create = async (input: object): Promise<SelectionLink> => {
  const { status, body } = await call('POST', '', input);
  expect(status).toBe(201);
  return body as unknown as SelectionLink;
};
const read = async (token = link.token): Promise<Selection> =>
  (await call('POST', `/${link.id}/link`, { token })).body.selection;
const getVoterToken = async (): Promise<string> => (await read()).voter_token ?? '';
const vote = (token: string, more: object = {}) =>
  call('PUT', `/${link.id}/vote`, {
    token,
    voter_key: randomUUID(),
    name: 'Jana',
    answers: [{ space_id: hall.id, answer: 'yes' }],
    ...more,
  });
const setStatus = async (space: Space, status: string): Promise<void> => {
  await test.orm.em.fork().execute('update space set status = ? where id = ?', [status, space.id]);
};

beforeAll(async () => {
  test = await createTestApp();
  hall = await test.make.space({ name: 'Sál', capacity: 120, priceFromHaler: 50_000 });
  loft = await test.make.space({ name: 'Loft', capacity: 30, priceFromHaler: 90_000 });
  draft = await test.make.space({ name: 'Koncept', status: 'DRAFT', publishedAt: null });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([hall.id, loft.id]);
});
beforeEach(async () => {
  link = await create({ space_ids: [loft.id, hall.id], ...EVENT });
});
afterAll(() => test.close());

describe('a selection', () => {
  it('has its spaces in order with the totals and the availability of the catalogue', async () => {
    const selection = await read();
    expect(selection).toMatchObject({
      is_sender: true,
      event: `?date_from=${DAY}&time_from=16:00&time_to=20:00&guests=40`,
      gone: [],
      voters: 0,
      votes: [],
      chosen_space_id: null,
    });
    const query = new URLSearchParams({ ids: `${loft.id},${hall.id}`, ...EVENT, guests: '40' });
    const compared = await test.request({ method: 'GET', url: `/api/spaces/comparison?${query}` });
    expect(selection.spaces).toEqual(compared.json<{ spaces: unknown[] }>().spaces);
    expect(selection.spaces.map(({ offer_for_me: offer }) => offer?.total)).toEqual([3600, 2000]);
  });

  it.each<[string, () => object, string]>([
    ['no space', () => ({ space_ids: [] }), 'space_ids'],
    ['seven spaces', () => ({ space_ids: [1, 2, 3, 4, 5, 6, 7] }), 'space_ids'],
    ['a space twice', () => ({ space_ids: [hall.id, hall.id] }), 'space_ids'],
    ['an unpublished space', () => ({ space_ids: [hall.id, draft.id] }), 'space_ids'],
    ['hours without a day', () => ({ space_ids: [hall.id], time_from: '10:00' }), 'time_from'],
  ])('is refused with %s', async (_what, input, field) => {
    const { status, body } = await call('POST', '', input());
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('is created once for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const input = { space_ids: [hall.id] };
    const [first, second] = [await call('POST', '', input, headers), await call('POST', '', input, headers)];
    expect(first).toEqual(second);
  });

  it('answers 404 to wrong tokens, to those of others, and to voters who act as the sender', async () => {
    const other = await create({ space_ids: [hall.id] });
    const voter = await getVoterToken();
    const statuses = [
      await call('POST', `/${link.id}/link`, { token: 'nonsense' }),
      await call('POST', `/${link.id}/link`, { token: other.token }),
      await call('PUT', `/${link.id}/choice`, { token: voter, space_id: hall.id }),
      await call('DELETE', `/${link.id}`, { token: voter }),
      await vote('nonsense'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await read()).toMatchObject({ id: link.id });
  });

  it('keeps its spaces when its purpose is gone, without offers', async () => {
    const purpose = await test.make.purpose({ slug: 'zanikly-ucel' });
    await test.app.get(CatalogReferenceStore).reload();
    link = await create({ space_ids: [hall.id], ...EVENT, purpose: purpose.slug });
    await test.orm.em.fork().execute('delete from purpose where id = ?', [purpose.id]);
    await test.app.get(CatalogReferenceStore).reload();
    expect((await read()).spaces).toMatchObject([{ offer_for_me: null }]);
  });

  it('ends after its days, and the job deletes it with its votes', async () => {
    await vote(await getVoterToken());
    const em = test.orm.em.fork();
    await em.execute(`update selection set expires_at = now() where id = ?`, [link.id]);
    expect((await call('POST', `/${link.id}/link`, { token: link.token })).status).toBe(404);
    await test.app.get(SelectionJobs).deleteExpired();
    expect(await em.execute('select 1 from selection where id = ?', [link.id])).toEqual([]);
    expect(await em.execute('select 1 from selection_vote where selection_id = ?', [link.id])).toEqual([]);
  });

  it('is deleted by its sender', async () => {
    const { status } = await call('DELETE', `/${link.id}`, { token: link.token });
    expect([status, (await call('POST', `/${link.id}/link`, { token: link.token })).status]).toEqual([
      200, 404,
    ]);
  });
});

describe('a vote', () => {
  it('shows names to the sender, to voters the counts only', async () => {
    const voter = await getVoterToken();
    await vote(voter, {
      answers: [
        { space_id: hall.id, answer: 'yes' },
        { space_id: loft.id, answer: 'no' },
      ],
    });
    const { body } = await vote(voter, { name: 'Petr', answers: [{ space_id: hall.id, answer: 'maybe' }] });
    expect(body.selection).toMatchObject({
      is_sender: false,
      voters: 2,
      votes: null,
      voter_token: null,
      counts: [
        { space_id: loft.id, yes: 0, maybe: 0, no: 1 },
        { space_id: hall.id, yes: 1, maybe: 1, no: 0 },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('Jana');
    expect((await read()).votes?.map(({ name }) => name)).toEqual(['Jana', 'Petr']);
  });

  it('is one for each browser and may be changed and withdrawn', async () => {
    const voter = await getVoterToken();
    const voterKey = randomUUID();
    await vote(voter, { voter_key: voterKey });
    const changed = await vote(voter, {
      voter_key: voterKey,
      name: 'Jana N.',
      answers: [{ space_id: hall.id, answer: 'no' }],
    });
    expect(changed.body.selection).toMatchObject({ voters: 1, counts: [{}, { yes: 0, no: 1 }] });
    expect((await read()).votes).toMatchObject([{ name: 'Jana N.' }]);
    const withdrawn = await call('DELETE', `/${link.id}/vote`, { token: voter, voter_key: voterKey });
    expect(withdrawn.body.selection.voters).toBe(0);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a link as a name', { name: 'www.levne-saly.cz' }, 'name'],
    ['a telephone number as a name', { name: '+420 777 123 456' }, 'name'],
    ['too long a name', { name: 'a'.repeat(SELECTIONS.name + 1) }, 'name'],
    ['no answer', { answers: [] }, 'answers'],
    ['another space', { answers: [{ space_id: 999_999, answer: 'yes' }] }, 'answers'],
    ['a short key', { voter_key: 'a' }, 'voter_key'],
  ])('is refused with %s', async (_what, more, field) => {
    const { status, body } = await vote(await getVoterToken(), more);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('is refused with an unknown answer', async () => {
    const answers = [{ space_id: hall.id, answer: 'perhaps' }];
    expect((await vote(await getVoterToken(), { answers })).status).toBe(422);
  });

  it('is refused beyond the maximum; a former voter may still change theirs', async () => {
    const voter = await getVoterToken();
    const voterKey = randomUUID();
    await vote(voter, { voter_key: voterKey });
    await test.orm.em.fork().execute(
      `insert into selection_vote (selection_id, voter_hash, name, answers, updated_at)
       select ?, lpad(n::text, 64, '0'), 'Host', '{}', now() from generate_series(2, ?) n`,
      [link.id, SELECTIONS.votes],
    );
    const refused = await vote(voter);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'SELECTION_FULL']);
    expect((await vote(voter, { voter_key: voterKey })).status).toBe(200);
  });

  it('loses its name when a person of that name is erased', async () => {
    await vote(await getVoterToken(), { name: 'Xaver Xantyp' });
    const person = { userId: null, customerId: null, email: 'x@host.example', names: ['xaver xantyp'] };
    await test.app.get(UnitOfWork).run(() => test.app.get(PersonalDataRegistry).erase(person));
    expect((await read()).votes).toMatchObject([{ name: '' }]);
  });
});

describe('the choice of the sender', () => {
  it('is shown to voters', async () => {
    const voter = await getVoterToken();
    const { status } = await call('PUT', `/${link.id}/choice`, { token: link.token, space_id: hall.id });
    expect([status, (await read(voter)).chosen_space_id]).toEqual([200, hall.id]);
  });

  it('is refused for a space of another selection and for one that is hidden since, which is listed as gone', async () => {
    const choose = (spaceId: number) =>
      call('PUT', `/${link.id}/choice`, { token: link.token, space_id: spaceId });
    expect((await choose(draft.id)).status).toBe(422);
    await setStatus(loft, 'DRAFT');
    try {
      expect(await read()).toMatchObject({ gone: [{ id: loft.id }], spaces: [{ card: { id: hall.id } }] });
      const { status, body } = await choose(loft.id);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['space_id']]);
    } finally {
      await setStatus(loft, 'PUBLISHED');
    }
  });
});
