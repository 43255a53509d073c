import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import type { MemberCalendar, IssuedTeamInvitationAnswer, ReservationsPage } from '@prostora/api-client';
import { EditTokensService } from '../src/modules/spaces/edit-tokens.service.ts';
import { resolveSpaceRole } from '../src/modules/spaces/space.policy.ts';
import { Space } from '../src/modules/spaces/index.ts';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import { hashToken } from '../src/modules/accounts/account/one-time-token.ts';
import { OneTimeTokensService } from '../src/modules/accounts/account/one-time-tokens.service.ts';
import {
  createDeviceToken,
  deriveDeviceKeys,
  verifyDeviceToken,
} from '../src/modules/accounts/sessions/device-token.ts';
import { User } from '../src/modules/accounts/users/index.ts';
import { SavedSearchLinksService } from '../src/modules/catalog/saved-searches/saved-search-links.service.ts';
import { SelectionLinksService } from '../src/modules/catalog/selections/index.ts';
import { InquiryLinksService } from '../src/modules/inquiries/inquiry-links.service.ts';
import { OwnerLinksService } from '../src/modules/reservations/owner-links.service.ts';
import { ReservationLinksService } from '../src/modules/reservations/reservation-links.service.ts';
import { WaitingListLinksService } from '../src/modules/reservations/waiting-list/waiting-list-links.service.ts';
import { normalizeRentalTerms } from '@prostora/rental-terms';
import { Config } from '../src/platform/config/index.ts';
import { SignedTokens } from '../src/platform/crypto/signed-tokens.ts';
import { getSecrets } from '../src/platform/crypto/secrets.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import { ANONYMOUS } from '../src/platform/http/index.ts';
import {
  SECRET_EXITS,
  SECRET_KINDS,
  type SecretExit,
  type SecretKindName,
} from '../src/platform/privacy/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories/factories.ts';
import { extractLink, Mailbox } from './mails.ts';

type Headers = { authorization: string };
/** The founder of a team with another majitel; the exits happen to the founder. */
type Case = {
  founder: User;
  own: Headers;
  other: Headers;
  customer: Customer;
  space: Space;
  option: number;
  booking: number;
  entry: number;
};
/** Makes the secret; the result tells whether it still works. */
type Probe = (given: Case) => Promise<() => Promise<boolean>>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const NEW_PASSWORD = 'Fialova-Konvice7';
const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type, { strict: false });
const inContext = <T>(work: () => Promise<T>): Promise<T> => get(UnitOfWork).runInOwnContext(work);
const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers | null,
  payload: object | null = null,
) => test.request({ method, url: `/api/${url}`, ...(headers && { headers }), ...(payload && { payload }) });
const isOk = async (answer: ReturnType<typeof send>): Promise<boolean> => (await answer).statusCode === 200;
const query = <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const readFile = (url: string): (() => Promise<boolean>) => {
  const { pathname } = new URL(url);
  return () => isOk(send('GET', pathname.replace('/api/', ''), null));
};
const probeToken =
  (purpose: 'change-email' | 'device-code'): Probe =>
  async ({ founder }) => {
    const tokens = get(OneTimeTokensService);
    const { token } = await inContext(() => tokens.issue(founder.id, purpose, founder.email));
    return () =>
      inContext(() => tokens.assertUsable(token, [purpose])).then(
        () => true,
        () => false,
      );
  };
/** A request of the founder's mailbox, whose link shows it. */
const probePrivacyLink =
  (hash: string, end: string): Probe =>
  async ({ founder }) => {
    const token = `soukromi-${hash}-${founder.id}`;
    const [row] = await query<{ id: number }>(
      `insert into privacy_request (kind, channel, email, due_on, ${hash}, ${end})
       values ('export', 'mail', ?, current_date, ?, now() + interval '7 days') returning id`,
      founder.email,
      hashToken(token),
    );
    return () => isOk(send('POST', `privacy-requests/${row?.id ?? 0}/link`, null, { token }));
  };
const isSigned =
  (works: () => boolean): (() => Promise<boolean>) =>
  () =>
    Promise.resolve(works());

/** Null for codes of guests and links of operators that no exit of an account concerns. */
const PROBES: Readonly<Record<SecretKindName, Probe | null>> = {
  session: async ({ founder }) => {
    const headers = await test.signIn(founder.email);
    return () => isOk(send('GET', 'account', headers));
  },
  'one-time-link': probeToken('change-email'),
  'device-code': probeToken('device-code'),
  'known-device': ({ founder }) => {
    const keys = deriveDeviceKeys(getSecrets(get(Config)));
    const token = createDeviceToken(founder.email, keys[0]);
    return Promise.resolve(async () => {
      const user = await test.orm.em.fork().findOneOrFail(User, { id: founder.id });
      return verifyDeviceToken(token, user.email, keys) !== null;
    });
  },
  invitation: async ({ founder, own }) => {
    const email = `pozvany-${founder.id}@jinde.example`;
    const answer = await send('POST', 'team/invitations', own, { email, role: 'majitel', space_ids: null });
    const shown = answer.json<IssuedTeamInvitationAnswer>().invitation.url.split('#token=')[1] ?? '';
    const mailed = extractLink(await new Mailbox(test).deliverTo(email, 'Pozvánka do týmu')).token;
    const isUsable = (token: string) => isOk(send('POST', 'team/invitations/preview', null, { token }));
    return async () => (await isUsable(shown)) || (await isUsable(mailed));
  },
  'calendar-export': async ({ own }) =>
    readFile((await send('POST', 'calendars/export', own, {})).json<{ export_url: string }>().export_url),
  'member-calendar': async ({ own }) =>
    readFile((await send('POST', 'calendars/member', own)).json<MemberCalendar>().url ?? ''),
  'space-edit-link': ({ space }) => {
    const tokens = get(EditTokensService);
    const token = tokens.issue(space.id);
    return Promise.resolve(async () => {
      const populate = ['building.customer.user'] as const;
      const found = await test.orm.em.fork().findOneOrFail(Space, { id: space.id }, { populate });
      return resolveSpaceRole(tokens.resolveActor(ANONYMOUS, token), found).isOwner;
    });
  },
  'option-link': ({ founder, option }) => {
    const token = get(OwnerLinksService).buildOptionToken({ id: option, userId: founder.id });
    return Promise.resolve(() => isOk(send('POST', `reservations/${option}/option`, null, { token })));
  },
  'day-plan-link': ({ customer }) => {
    const token = get(OwnerLinksService).buildDayPlanLinks(customer.id).page.split('/')[3] ?? '';
    return Promise.resolve(() => isOk(send('POST', `day-plans/${customer.id}/link`, null, { token })));
  },
  'recovery-code': async ({ founder }) => {
    await query(`insert into recovery_code (user_id, code_hash) values (?, ?)`, founder.id, 'a'.repeat(64));
    return async () => (await query(`select 1 from recovery_code where user_id = ?`, founder.id)).length > 0;
  },
  'reservation-link': ({ booking }) => {
    const token = get(ReservationLinksService).buildToken({ id: booking, linkVersion: 0 });
    return Promise.resolve(() => isOk(send('POST', `reservations/${booking}/guest`, null, { token })));
  },
  'deal-link': async ({ space }) => {
    const [deal] = await query<{ id: number }>(
      `insert into deal (customer_id, number, definition)
       select customer_id, nextval('deal_number')::text, ?::jsonb from building where id = ? returning id`,
      JSON.stringify(normalizeRentalTerms({})),
      space.building.id,
    );
    const id = deal?.id ?? 0;
    await query(
      `insert into deal_offer (deal_id, no, state, rooms, definition, total_haler, sent_at)
       select id, 1, 'accepted', jsonb_build_array(jsonb_build_object('space_id', ?::int, 'starts_at', now(),
         'ends_at', now(), 'guests', 1, 'price_haler', 0)), definition, 0, now() from deal where id = ?`,
      space.id,
      id,
    );
    const token = new SignedTokens(getSecrets(get(Config)), 'deal-link').sign(`${id}.0`);
    return () => isOk(send('POST', `deals/${id}/guest`, null, { token }));
  },
  'waiting-list-link': ({ entry }) => {
    const token = get(WaitingListLinksService).buildToken({ id: entry, linkVersion: 0 });
    return Promise.resolve(() => isOk(send('POST', `waitlist/${entry}/guest`, null, { token })));
  },
  'inquiry-link': () => {
    const links = get(InquiryLinksService);
    const token = links.sign(7);
    return Promise.resolve(isSigned(() => links.isValid(7, token)));
  },
  'saved-search-link': () => {
    const links = get(SavedSearchLinksService);
    const token = links.sign(7);
    return Promise.resolve(isSigned(() => links.verify(7, token)));
  },
  'selection-link': () => {
    const links = get(SelectionLinksService);
    const token = links.buildToken(7, 'sender');
    return Promise.resolve(isSigned(() => links.resolveRole(7, token) === 'sender'));
  },
  'privacy-request-link': probePrivacyLink('token_hash', 'link_expires_at'),
  'privacy-file-link': probePrivacyLink('file_token_hash', 'file_expires_at'),
  'mail-refusal': null,
  'mailbox-proof': null,
  'blog-preview': null,
};

async function addReservation(space: Space, values: { source: string; status: string }): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, number_of_guests, expires_at)
     select ?, ?, ?, at, at + interval '2 hours', at, at + interval '2 hours', 'Jana Nová', ?, 10,
       case when ? = 'pending' then now() + interval '1 day' end
     from (select now() + interval '20 days' + (random() * 300 || ' days')::interval as at) as slot returning id`,
    space.id,
    values.status,
    values.source,
    values.source === 'owner' ? '' : 'jana@host.example',
    values.status,
  );
  return row?.id ?? 0;
}

async function createCase(): Promise<Case> {
  const customer = await test.make.customer();
  const founder = customer.user;
  const colleague = await test.make.user();
  await test.make.member({ customer, user: colleague, role: 'majitel' });
  const space = await test.make.space({ building: await test.make.building({ customer }) });
  const [entry] = await query<{ id: number }>(
    `insert into waitlist (space_id, starts_at, ends_at, guests, name, email, state)
     values (?, now() + interval '9 days', now() + interval '10 days', 5, 'Jana', 'jana@host.example', 'waiting')
     returning id`,
    space.id,
  );
  return {
    founder,
    customer,
    space,
    own: await test.signIn(founder.email),
    other: await test.signIn(colleague.email),
    option: await addReservation(space, { source: 'owner', status: 'pending' }),
    booking: await addReservation(space, { source: 'guest', status: 'confirmed' }),
    entry: entry?.id ?? 0,
  };
}

async function findMember({ customer, founder }: Case): Promise<number> {
  const [row] = await query<{ id: number }>(
    `select id from member where customer_id = ? and user_id = ?`,
    customer.id,
    founder.id,
  );
  return row?.id ?? 0;
}

const EXITS: Readonly<Record<SecretExit, (given: Case) => ReturnType<typeof send>>> = {
  removal: async (given) => send('DELETE', `team/members/${await findMember(given)}`, given.other),
  demotion: async (given) =>
    send('PUT', `team/members/${await findMember(given)}`, given.other, { role: 'spravce', space_ids: null }),
  reset: async ({ founder }) => {
    const { token } = await inContext(() =>
      get(OneTimeTokensService).issue(founder.id, 'reset-password', founder.email),
    );
    const password = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD };
    return send('PUT', 'user/reset-password', null, { token, ...password });
  },
  password: ({ own }) =>
    send('PUT', 'account/password', own, {
      current_password: TEST_PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    }),
  sessions: ({ own }) => send('POST', 'account/sessions/end-others', own),
  erasure: ({ own }) => send('POST', 'account/erase', own, { current_password: TEST_PASSWORD }),
};

const KINDS = (Object.keys(PROBES) as SecretKindName[]).flatMap((kind) => {
  const probe = PROBES[kind];
  return probe ? [[kind, probe] as const] : [];
});

it('probes every kind that an exit may end', () => {
  const unprobed = (Object.keys(SECRET_KINDS) as SecretKindName[]).filter((kind) => PROBES[kind] === null);
  for (const kind of unprobed)
    expect(Object.values(SECRET_KINDS[kind].ends).every((end) => end === 'stays')).toBe(true);
});

describe.each(SECRET_EXITS)('after %s', (exit) => {
  it('each kind of secret works or has ended as its row says', async () => {
    const given = await createCase();
    const works = new Map<SecretKindName, () => Promise<boolean>>();
    for (const [kind, probe] of KINDS) works.set(kind, await probe(given));
    const check = async (): Promise<Record<string, boolean>> => {
      const results: Record<string, boolean> = {};
      for (const [kind, isAlive] of works) results[kind] = await isAlive();
      return results;
    };
    expect(await check()).toEqual(Object.fromEntries(KINDS.map(([kind]) => [kind, true])));
    expect((await EXITS[exit](given)).statusCode).toBe(200);
    const expected = KINDS.map(([kind]) => [kind, SECRET_KINDS[kind].ends[exit] === 'stays'] as const);
    expect(await check()).toEqual(Object.fromEntries(expected));
    const [exported] = await query(`select 1 from calendar_export where customer_id = ?`, given.customer.id);
    expect(exported !== undefined).toBe(exit !== 'reset');
  });
});

it('makes and shows no secret in a session that acts as another user', async () => {
  const { founder, own, space } = await createCase();
  await send('POST', 'calendars/export', own, {});
  await send('POST', `calendars/space/${space.id}/export`, own, {});
  await send('POST', 'calendars/member', own);
  const admin = await test.signIn((await test.make.admin()).email);
  const started = await test.request({
    method: 'POST',
    url: `/api/admin/users/${founder.id}/impersonate`,
    headers: { ...admin, origin: 'http://localhost:3000' },
  });
  const acting = { authorization: `Bearer ${started.json<{ token: string }>().token}` };
  for (const url of ['calendars/export', 'calendars/member', `calendars/space/${space.id}`])
    expect((await send('GET', url, acting)).body).not.toContain('.ics');
  const page = (await send('GET', 'reservations', acting)).json<ReservationsPage>();
  expect(page.items.length).toBeGreaterThan(0);
  expect(page.items.map(({ guest_url }) => guest_url)).toEqual(page.items.map(() => null));
  const invitation = { email: 'kdo@jinde.example', role: 'spravce', space_ids: null };
  for (const [url, body] of [
    ['calendars/export', {}],
    ['calendars/member', null],
    [`calendars/space/${space.id}/export`, {}],
    ['team/invitations', invitation],
    ['account/second-factor/totp', { current_password: TEST_PASSWORD }],
    ['account/second-factor/recovery-codes', { current_password: TEST_PASSWORD }],
  ] as const) {
    const answer = await send('POST', url, acting, body);
    expect([url, answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
      url,
      403,
      'NOT_WHILE_IMPERSONATING',
    ]);
  }
});

describe('links of guests', () => {
  it('end thirty days after the event and are revoked by guest and host', async () => {
    const { booking, own } = await createCase();
    const links = get(ReservationLinksService);
    const read = (token: string): Promise<boolean> =>
      isOk(send('POST', `reservations/${booking}/guest`, null, { token }));
    const tokens = [0, 1, 2].map((linkVersion) => links.buildToken({ id: booking, linkVersion }));
    const [first = '', second = '', third = ''] = tokens;
    expect(await isOk(send('POST', `reservations/${booking}/guest/new-link`, null, { token: first }))).toBe(
      true,
    );
    expect([await read(first), await read(second)]).toEqual([false, true]);
    expect(await isOk(send('POST', `reservations/${booking}/new-link`, own))).toBe(true);
    expect([await read(second), await read(third)]).toEqual([false, true]);
    const mails = await query(
      `select 1 from mail_log where template = 'reservation-new-link' and subject_id = ?`,
      booking,
    );
    expect(mails).toHaveLength(2);
    const move = (days: number) =>
      query(
        `update reservation set starts_at = at - interval '2 hours', held_from = at - interval '2 hours',
           ends_at = at, held_until = at from (select now() - make_interval(days => ?) as at) as moved where id = ?`,
        days,
        booking,
      );
    await move(29);
    expect(await read(third)).toBe(true);
    await move(31);
    expect(await read(third)).toBe(false);
  });

  it('of a waiting list end thirty days after the slot and can be revoked', async () => {
    const { entry } = await createCase();
    const links = get(WaitingListLinksService);
    const read = (token: string): Promise<boolean> =>
      isOk(send('POST', `waitlist/${entry}/guest`, null, { token }));
    const first = links.buildToken({ id: entry, linkVersion: 0 });
    expect(await isOk(send('POST', `waitlist/${entry}/revoke-link`, null, { token: first }))).toBe(true);
    const second = links.buildToken({ id: entry, linkVersion: 1 });
    expect([await read(first), await read(second)]).toEqual([false, true]);
    await query(
      `update waitlist set starts_at = now() - interval '32 days', ends_at = now() - interval '31 days' where id = ?`,
      entry,
    );
    expect(await read(second)).toBe(false);
  });
});
