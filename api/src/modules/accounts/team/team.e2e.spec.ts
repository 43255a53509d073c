import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  IssuedTeamInvitationAnswer,
  LoginAnswer,
  Reservation,
  ReservationsPage,
  Team,
} from '@prostora/api-client';
import type { MemberRole } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { extractLink, Mailbox } from '../../../../test/mails.ts';
import type { Customer } from '../customers/index.ts';
import type { Space } from '../../spaces/index.ts';

type Headers = { authorization: string };

const NEW_PERSON = {
  password: 'Zelena-Stodola1',
  password_confirm: 'Zelena-Stodola1',
  name: 'Lenka Kolářová',
  terms_accepted: true,
};

let test: TestApp;
let mailbox: Mailbox;
let customer: Customer;
let hall: Space;
let cellar: Space;
let asOwner: Headers;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer });
  hall = await test.make.space({ building });
  cellar = await test.make.space({ building, status: 'DRAFT', publishedAt: null });
  asOwner = await test.signIn(customer.user.email);
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers | null,
  payload?: object,
) => test.request({ method, url, ...(headers && { headers }), ...(payload && { payload }) });

async function addMember(role: MemberRole, spaceIds: number[] | null = null) {
  const user = await test.make.user({ roles: ['ROLE_USER'] });
  const member = await test.make.member({ customer, user, role, spaceIds });
  return { user, id: member.id, headers: await test.signIn(user.email) };
}

async function invite(email: string, role: MemberRole = 'spravce', space_ids: number[] | null = null) {
  const answer = await send('POST', '/api/team/invitations', asOwner, { email, role, space_ids });
  expect(answer.statusCode).toBe(201);
  const { invitation } = answer.json<IssuedTeamInvitationAnswer>();
  return { ...invitation, token: invitation.url.split('#token=')[1] ?? '' };
}

const accept = (token: string, headers: Headers | null = null, person: object = NEW_PERSON) =>
  send('POST', '/api/team/invitations/accept', headers, { token, ...(headers ? {} : person) });

async function addReservation(space: Space): Promise<number> {
  const [row] = await test.orm.em.getConnection().execute<{ id: number }[]>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, customer_phone, price_haler, price_state, owner_note)
     values (?, 'confirmed', '2031-05-05T10:00Z', '2031-05-05T12:00Z', '2031-05-05T10:00Z', '2031-05-05T12:00Z',
       'Jana Nová', 'jana@host.example', '+420777123456', 450000, 'agreed', 'záloha') returning id`,
    [space.id],
  );
  return row?.id ?? 0;
}

describe('team', () => {
  it('has the founder as its first majitel', async () => {
    const { members, invitations } = (await send('GET', '/api/team', asOwner)).json<Team>();
    expect(members).toEqual([
      expect.objectContaining({
        email: customer.user.email,
        role: 'majitel',
        space_ids: null,
        is_me: true,
        last_seen_at: expect.any(String) as unknown,
      }),
    ]);
    expect(invitations).toEqual([]);
  });

  it('keeps the last majitel, also when two leave at the same time', async () => {
    const [me] = (await send('GET', '/api/team', asOwner)).json<Team>().members;
    const change = { role: 'spravce', space_ids: null };
    const refused = await send('PUT', `/api/team/members/${me?.id}`, asOwner, change);
    expect([refused.statusCode, refused.json<{ error_code: string }>().error_code]).toEqual([
      409,
      'LAST_OWNER',
    ]);
    const second = await addMember('majitel');
    const answers = await Promise.all([
      send('DELETE', `/api/team/members/${me?.id}`, asOwner),
      send('DELETE', `/api/team/members/${second.id}`, second.headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('puts out a removed member with the next request', async () => {
    const manager = await addMember('spravce');
    expect((await send('GET', `/api/space/${cellar.id}`, manager.headers)).statusCode).not.toBe(401);
    const update = { space: { id: cellar.id, version: 1, perex: 'Nový' }, publish: false };
    expect((await send('DELETE', `/api/team/members/${manager.id}`, asOwner)).statusCode).toBe(200);
    expect((await send('PUT', '/api/space', manager.headers, update)).statusCode).toBe(404);
    expect((await send('GET', '/api/reservations', manager.headers)).statusCode).toBe(403);
  });

  it('refuses other roles the team, and spaces of others', async () => {
    const manager = await addMember('spravce');
    expect((await send('GET', '/api/team', manager.headers)).statusCode).toBe(403);
    const other = await test.make.space();
    for (const space_ids of [[other.id], []]) {
      const answer = await send('PUT', `/api/team/members/${manager.id}`, asOwner, {
        role: 'domovnik',
        space_ids,
      });
      expect(answer.json()).toMatchObject({ errors: { space_ids: 'Vyberte aspoň jeden prostor.' } });
    }
    const left = await send('DELETE', `/api/team/members/${manager.id}`, manager.headers);
    expect(left.statusCode).toBe(200);
  });
});

describe('invitation', () => {
  it('names role and spaces in mail and page, confirms the address by the mailed link, and works once', async () => {
    const { token: shown, id } = await invite('lenka.kolarova@host.example', 'domovnik', [hall.id]);
    const mail = await mailbox.deliverTo('lenka.kolarova@host.example', 'Pozvánka do týmu');
    const hallName = `${hall.name} (${hall.building.name})`;
    expect(mail.text).toContain(`Vaše role: Domovník. Prostor: ${hallName}.`);
    const { token } = extractLink(mail);
    expect(token).not.toBe(shown);
    const preview = await send('POST', '/api/team/invitations/preview', null, { token });
    expect(preview.json()).toMatchObject({
      customer_name: customer.name,
      role: 'domovnik',
      spaces: [hallName],
      has_account: false,
    });
    const { user } = (await accept(token)).json<LoginAnswer>();
    expect(user).toMatchObject({
      email: 'lenka.kolarova@host.example',
      email_confirmed: true,
      has_customer: true,
      subscription: null,
    });
    expect(await mailbox.deliver()).toEqual([]);
    expect(user.customers).toEqual([
      {
        id: customer.id,
        name: customer.name,
        role: 'domovnik',
        space_ids: [hall.id],
        rights: ['view', 'phone', 'staff_note', 'handle'],
      },
    ]);
    for (const link of [token, shown]) expect((await accept(link)).statusCode).toBe(410);
    const { invitations, members } = (await send('GET', '/api/team', asOwner)).json<Team>();
    expect(invitations.map((each) => each.id)).not.toContain(id);
    expect(members).toHaveLength(2);
  });

  it('creates an account without a confirmed address by the link shown to the inviting member', async () => {
    const { token } = await invite('olga@host.example');
    const mail = await mailbox.deliverTo('olga@host.example', 'Pozvánka do týmu');
    expect(mail.text).toContain('Vaše role: Správce. Prostory: všechny, i budoucí.');
    const { user } = (await accept(token)).json<LoginAnswer>();
    expect(user).toMatchObject({ email_confirmed: false, customer: { id: customer.id } });
    await mailbox.deliverTo('olga@host.example', 'Potvrďte svůj e-mail');
    expect((await accept(extractLink(mail).token)).statusCode).toBe(410);
  });

  it('of an earlier release, whose link was both mailed and shown, proves no mailbox', async () => {
    const { token } = await invite('stara@host.example');
    await test.orm.em.getConnection().execute('update invitation set mail_token_hash = null');
    expect((await accept(token)).json<LoginAnswer>().user.email_confirmed).toBe(false);
  });

  it('names the missing fields of a new account', async () => {
    const { token } = await invite('nikdo@host.example');
    expect((await accept(token, null, {})).json()).toMatchObject({
      errors: {
        password: 'Vyplňte heslo',
        name: 'Povinná hodnota',
        terms_accepted: 'Bez souhlasu s podmínkami účet založit nejde',
      },
    });
  });

  it('is accepted by an existing account signed in, which then acts for the customer', async () => {
    const own = await test.make.customer();
    const { token } = await invite(own.user.email.toUpperCase());
    expect((await accept(token)).json()).toMatchObject({
      status_code: 409,
      error_code: 'INVITATION_SIGN_IN',
    });
    expect((await accept(token, asOwner)).json()).toMatchObject({
      status_code: 403,
      error_code: 'INVITATION_OTHER_ACCOUNT',
    });
    const headers = await test.signIn(own.user.email);
    const { user } = (await accept(token, headers)).json<LoginAnswer>();
    expect(user.customer?.id).toBe(customer.id);
    expect(user.customers.map(({ id }) => id)).toEqual([own.id, customer.id]);
    const switched = await send('POST', '/api/auth/customer', headers, { customer_id: own.id });
    expect(switched.json<LoginAnswer>().user.customer).toMatchObject({ id: own.id, role: 'majitel' });
    expect((await send('GET', '/api/team', headers)).json<Team>().members).toHaveLength(1);
  });

  it('is refused for a member, replaced by a newer one, and withdrawn', async () => {
    const manager = await addMember('spravce');
    const body = { email: manager.user.email, role: 'ucetni', space_ids: null };
    expect((await send('POST', '/api/team/invitations', asOwner, body)).json()).toMatchObject({
      errors: { email: 'Tento člověk už v týmu je.' },
    });
    const first = await invite('eva@host.example');
    const second = await invite('eva@host.example');
    expect((await accept(first.token)).statusCode).toBe(410);
    expect((await send('DELETE', `/api/team/invitations/${second.id}`, asOwner)).statusCode).toBe(200);
    expect((await accept(second.token)).statusCode).toBe(410);
  });
});

describe('rights of a role', () => {
  const HIDDEN: Record<'spravce' | 'ucetni' | 'domovnik', string[]> = {
    spravce: [],
    ucetni: ['customer_phone', 'owner_note', 'staff_note', 'guest_url'],
    domovnik: ['customer_email', 'price', 'price_state', 'quote', 'proposal', 'owner_note', 'guest_url'],
  };

  it.each(Object.entries(HIDDEN))(
    'null fields of a reservation for %s are named in hidden',
    async (role, hidden) => {
      const id = await addReservation(hall);
      const { headers } = await addMember(role as MemberRole);
      const { reservation } = (await send('GET', `/api/reservations/${id}`, headers)).json<{
        reservation: Reservation;
      }>();
      expect(reservation.hidden).toEqual(hidden);
      for (const field of hidden) expect(reservation[field as keyof Reservation]).toBeNull();
      expect(reservation.allowed_actions.length > 0).toBe(role === 'spravce');
      const list = async (search: string) =>
        (await send('GET', `/api/reservations?search=${search}`, headers)).json<ReservationsPage>().total;
      expect(await Promise.all(['Nov', 'host.example', '777123'].map(list))).toEqual([
        1,
        role === 'domovnik' ? 0 : 1,
        role === 'ucetni' ? 0 : 1,
      ]);
    },
  );

  it('limits a member to their spaces', async () => {
    const [inHall, inCellar] = [await addReservation(hall), await addReservation(cellar)];
    const { headers } = await addMember('spravce', [cellar.id]);
    const page = (await send('GET', '/api/reservations', headers)).json<ReservationsPage>();
    expect(page.items.map(({ id }) => id)).toEqual([inCellar]);
    expect((await send('GET', `/api/reservations/${inHall}`, headers)).statusCode).toBe(404);
    expect((await send('GET', `/api/reservations?space_id=${hall.id}`, headers)).statusCode).toBe(404);
    const catalog = (await send('GET', '/api/catalog/customer', headers)).json<{
      spaces: { id: number }[];
    }>();
    expect(catalog.spaces.map(({ id }) => id)).toEqual([cellar.id]);
    expect((await send('PUT', '/api/customer/add-new-building', headers, { name: 'Nová' })).statusCode).toBe(
      403,
    );
  });

  it('leaves the deletion of a space to a majitel', async () => {
    const { headers } = await addMember('spravce');
    const remove = (as: Headers) => send('POST', `/api/space/${cellar.id}/status`, as, { status: 'DELETED' });
    expect((await remove(headers)).statusCode).toBe(403);
    expect((await remove(asOwner)).statusCode).toBe(200);
  });

  it('does not let an account without the right of the plan read its membership', async () => {
    const { headers } = await addMember('ucetni');
    expect((await send('GET', '/api/membership', headers)).statusCode).toBe(403);
    expect((await send('GET', '/api/price-lists', headers)).statusCode).toBe(200);
  });
});

it('exports and erases memberships and invitations of a person', async () => {
  const { user, headers } = await addMember('ucetni');
  const data = (await send('GET', '/api/account/export', headers)).json<{
    team: { memberships: unknown[] };
  }>();
  expect(data.team.memberships).toEqual([{ customer: customer.name, role: 'ucetni', space_ids: null }]);
  const body = { current_password: TEST_PASSWORD };
  expect((await send('POST', '/api/account/erase', headers, body)).statusCode).toBeLessThan(300);
  const { members } = (await send('GET', '/api/team', asOwner)).json<Team>();
  expect(members.map(({ user_id }) => user_id)).not.toContain(user.id);
});
