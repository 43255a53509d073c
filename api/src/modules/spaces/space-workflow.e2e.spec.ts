import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import type { Building } from './buildings/index.ts';
import { EditTokensService } from './edit-tokens.service.ts';
import { SpaceListeners } from './mails/space.listeners.ts';
import type { StatusChange } from './mails/space-mails.templates.ts';

/** Bounded and seeded, so that failures are reproducible. */
const RUNS = { seed: 20_261_121, numRuns: 40 };

type Person = 'owner' | 'link' | 'stranger' | 'operator' | 'anonymous';
type Step = { by: Person; how: 'publish' } | { by: Person; how: SpaceStatusValue; reason: boolean };
type Row = {
  from: SpaceStatusValue;
  how: Step['how'];
  to: SpaceStatusValue;
  side: 'owner' | 'operator';
  reason?: true;
  owner?: string;
  operators?: string;
};

const rows = (from: readonly SpaceStatusValue[], row: Omit<Row, 'from'>): Row[] =>
  from.map((one) => ({ from: one, ...row }));
const NOT_DELETED = ['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED', 'DISABLED'] as const;

/** Independent copy of the workflow of PRODUCT §3, with the mails of each step. */
const MODEL: readonly Row[] = [
  {
    from: 'DRAFT',
    how: 'publish',
    to: 'WAITING_FOR_APPROVAL',
    side: 'owner',
    owner: 'space-received',
    operators: 'operator-space-waiting',
  },
  {
    from: 'WAITING_FOR_APPROVAL',
    how: 'publish',
    to: 'PUBLISHED',
    side: 'operator',
    owner: 'space-published',
  },
  {
    from: 'WAITING_FOR_APPROVAL',
    how: 'DRAFT',
    to: 'DRAFT',
    side: 'owner',
    operators: 'operator-space-withdrawn',
  },
  {
    from: 'WAITING_FOR_APPROVAL',
    how: 'DRAFT',
    to: 'DRAFT',
    side: 'operator',
    reason: true,
    owner: 'space-returned',
  },
  { from: 'PUBLISHED', how: 'DRAFT', to: 'DRAFT', side: 'owner', operators: 'operator-space-withdrawn' },
  { from: 'PUBLISHED', how: 'DRAFT', to: 'DRAFT', side: 'operator', owner: 'space-unpublished' },
  { from: 'DISABLED', how: 'DRAFT', to: 'DRAFT', side: 'operator', owner: 'space-enabled' },
  { from: 'DELETED', how: 'DRAFT', to: 'DRAFT', side: 'operator', owner: 'space-restored' },
  ...rows(['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED'], {
    how: 'DISABLED',
    to: 'DISABLED',
    side: 'operator',
    reason: true,
    owner: 'space-disabled',
  }),
  ...rows(NOT_DELETED, { how: 'DELETED', to: 'DELETED', side: 'owner' }),
  ...rows(NOT_DELETED, { how: 'DELETED', to: 'DELETED', side: 'operator', owner: 'space-deleted' }),
];
const SIDE: Readonly<Record<Person, 'owner' | 'operator' | null>> = {
  owner: 'owner',
  link: 'owner',
  operator: 'operator',
  stranger: null,
  anonymous: null,
};

/** A space that its owner hid returns without approval. */
const RETURN: Row = { from: 'DRAFT', how: 'publish', to: 'PUBLISHED', side: 'owner' };
const isHiding = ({ from, how, side }: Row): boolean =>
  from === 'PUBLISHED' && how === 'DRAFT' && side === 'owner';

/** Expected status code of a step, and the row of the transition if there is one. */
function predictStep(
  status: SpaceStatusValue,
  isHidden: boolean,
  step: Step,
): { code: number; row: Row | null } {
  const side = SIDE[step.by];
  if (step.by === 'anonymous') return { code: 401, row: null };
  if (side === null) return { code: status === 'PUBLISHED' ? 403 : 404, row: null };
  if (step.how === 'publish' && status === 'PUBLISHED') return { code: 200, row: null };
  if (isHidden && step.how === 'publish')
    return side === 'owner' ? { code: 200, row: RETURN } : { code: 409, row: null };
  const row = MODEL.find((one) => one.from === status && one.how === step.how && one.side === side);
  if (!row) return { code: 409, row: null };
  return row.reason && step.how !== 'publish' && !step.reason ? { code: 422, row: null } : { code: 200, row };
}

let test: TestApp;
let building: Building;
let headers: Record<Person, Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.defaultPlan({ nrOfSpaces: 1000 });
  const [owner, stranger, admin] = [
    await test.make.customer(),
    await test.make.customer(),
    await test.make.admin(),
  ];
  building = await test.make.building({ customer: owner });
  headers = {
    owner: await test.signIn(owner.user.email),
    stranger: await test.signIn(stranger.user.email),
    operator: await test.signIn(admin.email),
    link: {},
    anonymous: {},
  };
});
afterAll(() => test.close());

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then((answer) => answer.rows);

async function takeStep(id: number, step: Step): Promise<number> {
  const link = step.by === 'link' ? { auth_token: test.app.get(EditTokensService).issue(id) } : {};
  if (step.how !== 'publish') {
    const payload = { status: step.how, ...(step.reason && { reason: 'Protože' }), ...link };
    return (
      await test.request({
        method: 'POST',
        url: `/api/space/${id}/status`,
        headers: headers[step.by],
        payload,
      })
    ).statusCode;
  }
  const [{ version } = { version: 0 }] = await sql<{ version: number }>(
    'select version from space where id = $1',
    [id],
  );
  return (
    await test.request({
      method: 'PUT',
      url: '/api/space/save',
      headers: headers[step.by],
      payload: { space: { id, version }, publish: true, ...link },
    })
  ).statusCode;
}

const getStatus = async (id: number): Promise<SpaceStatusValue | undefined> =>
  (await sql<{ status: SpaceStatusValue }>('select status from space where id = $1', [id]))[0]?.status;
const lastId = async (table: string): Promise<string> =>
  (await sql<{ last: string }>(`select coalesce(max(id), 0)::text as last from ${table}`))[0]?.last ?? '0';

/**
 * Runs the mail listeners twice for the events of the step, as repeated jobs would; returns templates of the
 * new mails.
 */
async function mailsSince(lastEvent: string, lastMail: string): Promise<string[]> {
  const events = await sql<{ id: string; payload: StatusChange }>(
    `select id, payload from outbox_event where name = 'space.status-changed' and id > $1 order by id`,
    [lastEvent],
  );
  const listeners = test.app.get(SpaceListeners);
  for (const { id, payload } of [...events, ...events]) {
    const run = { id, attempt: 1, isLastAttempt: false };
    await test.app.get(UnitOfWork).runInOwnContext(async () => {
      await listeners.mailOwner(payload, run);
      await listeners.mailOperators(payload, run);
    });
  }
  return (
    await sql<{ template: string }>('select template from mail_log where id > $1 order by id', [lastMail])
  ).map(({ template }) => template);
}

const person = fc.constantFrom<Person>(
  'owner',
  'owner',
  'link',
  'stranger',
  'operator',
  'operator',
  'anonymous',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: person.map((by): Step => ({ by, how: 'publish' })) },
  {
    weight: 3,
    arbitrary: fc.record({ by: person, how: fc.constantFrom(...SPACE_STATUSES), reason: fc.boolean() }),
  },
);

it('follows the transition table for arbitrary steps and actors, with one audit record and the mails of each step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SPACE_STATUSES),
      fc.array(step, { minLength: 1, maxLength: 12 }),
      async (first, steps) => {
        const { id } = await test.make.space({ building, status: first });
        let status: SpaceStatusValue = first;
        let isHidden = false;
        for (const one of steps) {
          const [event, mail, audit] = [
            await lastId('outbox_event'),
            await lastId('mail_log'),
            await lastId('audit_entry'),
          ];
          const { code, row } = predictStep(status, isHidden, one);
          expect([one, await takeStep(id, one)]).toEqual([one, code]);
          const from = status;
          status = row?.to ?? status;
          if (row) isHidden = isHiding(row);
          expect(await getStatus(id)).toBe(status);
          const records = await sql(
            `select action, before->>'status' as "from", after->>'status' as "to" from audit_entry where id > $1`,
            [audit],
          );
          expect(records).toEqual(row ? [{ action: 'space.status', from, to: status }] : []);
          expect(await mailsSince(event, mail)).toEqual([row?.owner, row?.operators].filter(Boolean));
        }
      },
    ),
    RUNS,
  );
}, 120_000);

it('makes one transition of concurrent steps from the same status', async () => {
  const { id } = await test.make.space({ building, status: 'WAITING_FOR_APPROVAL' });
  const answers = await Promise.all([
    takeStep(id, { by: 'owner', how: 'DRAFT', reason: false }),
    takeStep(id, { by: 'operator', how: 'DRAFT', reason: true }),
    takeStep(id, { by: 'link', how: 'DRAFT', reason: false }),
  ]);
  expect(answers.sort()).toEqual([200, 409, 409]);
  expect(
    await sql(`select 1 from audit_entry where subject_type = 'space' and subject_id = $1`, [id]),
  ).toHaveLength(1);
});
