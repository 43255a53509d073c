import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CreatedReservationAnswer,
  ConversationAnswer,
  ConversationsPage,
  MessageAnswer,
  OwnerToday,
} from '@prostora/api-client';
import { addDays, toPragueDay } from '@prostora/contracts';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, GUEST, slotOn, type Headers } from '../../../test/bookings.ts';
import { relayTwice } from '../../../test/events.ts';
import { Mailbox } from '../../../test/mails.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mailer/index.ts';
import { HeldMailJobs } from '../mail/held-mail.jobs.ts';
import { ReservationAnonymizationService } from '../reservations/privacy/reservation-anonymization.service.ts';
import type { Space } from '../spaces/index.ts';

const FIRST_DAY = addDays(toPragueDay(new Date()), 30);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let hall: Space;
let club: Space;
let owner: Headers;
let day = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  hall = await test.make.space({ name: 'Sál', withoutPhoto: true });
  club = await test.make.space({ building: hall.building, name: 'Klub', withoutPhoto: true });
  owner = await calls.signInOwner(hall);
});
afterAll(() => test.close());
beforeEach(async () => {
  await deliver();
  await execute('update conversation set waiting_since = null');
});

type Called<T> = { status: number; body: T & { error_code?: string } };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<T = unknown>(
  method: Method,
  url: string,
  payload?: object,
  headers: Headers = {},
): Promise<Called<T>> {
  const client = { 'x-forwarded-for': `10.8.0.${day % 250}` };
  const answer = await calls.send(method, url, { ...client, ...headers }, payload);
  return { status: answer.statusCode, body: answer.json() };
}
const execute = async (sql: string, values: readonly unknown[] = []): Promise<void> => {
  await test.app.get(SqlPool).pool.query(sql, [...values]);
};
const runInContext = (work: () => Promise<void>): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(work);
async function deliver(): Promise<Mail[]> {
  for (const prefix of ['reservation.', 'inquiry.', 'conversation.']) await relayTwice(test, prefix);
  return mailbox.deliver();
}
const deliverMessages = async (): Promise<Mail[]> =>
  (await deliver()).filter(({ subject }) => subject.startsWith('Zpráva'));

type Booked = { id: number; token: string; email: string };
/** A booking of a guest whose address is confirmed. */
async function book(space = hall, more: object = {}): Promise<Booked> {
  day += 1;
  const email = `host-${day}@host.example`;
  // Each from an address of its own: bookings of one are limited.
  const answer = await test.request({
    method: 'POST',
    url: '/api/reservations',
    remoteAddress: `10.1.0.${day}`,
    headers: calls.confirmedBrowser(email),
    payload: {
      space_id: space.id,
      ...slotOn(addDays(FIRST_DAY, day)),
      ...GUEST,
      customer_email: email,
      ...more,
    },
  });
  const { id, guest_url } = answer.json<CreatedReservationAnswer>().reservation;
  await deliver();
  return { id, token: /#token=(.+)$/u.exec(guest_url)?.[1] ?? guest_url.split('/').at(-1) ?? '', email };
}
const askAsGuest = ({ id, token }: Booked, body = 'Vejde se k jevišti kapela?') =>
  call<MessageAnswer>('POST', 'conversations/guest', { subject: 'reservation', subject_id: id, token, body });
const writeAsHost = (id: number, body: string, kind = 'message', headers = owner) =>
  call<MessageAnswer>('POST', `conversations/${id}/messages`, { body, kind }, headers);
const read = (id: number, headers = owner) =>
  call<ConversationAnswer>('GET', `conversations/${id}`, undefined, headers);
const readAsGuest = (id: number, token: string) =>
  call<ConversationAnswer>('POST', `conversations/${id}/guest`, { token });
const list = async (query = '', headers = owner) =>
  (await call<ConversationsPage>('GET', `conversations?${query}`, undefined, headers)).body.items;
const listTasks = async () =>
  (await call<OwnerToday>('GET', 'owner/today', undefined, owner)).body.waiting.filter(
    ({ kind }) => kind === 'message',
  );
/** Asks and returns the id of the conversation. */
async function startAsGuest(booked: Booked, body?: string): Promise<number> {
  const { status, body: answer } = await askAsGuest(booked, body);
  expect([status, answer.error_code]).toEqual([201, undefined]);
  return answer.conversation_id;
}
async function join(
  role: 'spravce' | 'ucetni' | 'domovnik',
  spaceIds: number[] | null = null,
): Promise<Headers & { email: string }> {
  const user = await test.make.user({ name: `Člen ${role}` });
  await test.make.member({ customer: hall.building.customer as never, user, role, spaceIds });
  return { authorization: (await openSession(test, user)).authorization, email: user.email };
}
async function contact(text = 'Máte výtah?'): Promise<{ recipientId: number; id: number; token: string }> {
  day += 1;
  const sent = await call('POST', 'space/contact', {
    space_id: hall.id,
    fullname: 'Petr Malý',
    email: `psal-${day}@host.example`,
    message: text,
    website: '',
  });
  expect(sent.status).toBe(200);
  const { rows } = await test.app
    .get(SqlPool)
    .pool.query<{ id: number; inquiry_id: number }>(
      'select id, inquiry_id from inquiry_recipient order by id desc limit 1',
    );
  const mails = await deliver();
  const receipt = mails.find(({ to }) => to === `psal-${day}@host.example`);
  const token = /\/poptavka\/\d+\/(\S+)/u.exec(receipt?.text ?? '')?.[1] ?? '';
  return { recipientId: rows[0]?.id ?? 0, id: rows[0]?.inquiry_id ?? 0, token };
}

describe('a conversation about a reservation', () => {
  it('is created with the first message, and is one for both sides', async () => {
    const booked = await book();
    const before = await call<{ reservation: { conversation_id: number | null } }>(
      'POST',
      `reservations/${booked.id}/guest`,
      { token: booked.token },
    );
    expect(before.body.reservation.conversation_id).toBeNull();
    const id = await startAsGuest(booked);
    expect(await startAsGuest(booked, 'A je tam šatna?')).toBe(id);
    const started = await call<MessageAnswer>(
      'POST',
      'conversations',
      { subject: 'reservation', subject_id: booked.id, kind: 'message', body: 'Ano, obojí.' },
      owner,
    );
    expect(started.body).toMatchObject({ conversation_id: id, message: { side: 'host', kind: 'message' } });
    const texts = ['Vejde se k jevišti kapela?', 'A je tam šatna?', 'Ano, obojí.'];
    expect((await read(id)).body.messages.map(({ body }) => body)).toEqual(texts);
    expect((await readAsGuest(id, booked.token)).body.messages.map(({ body }) => body)).toEqual(texts);
    const after = await call<{ reservation: { conversation_id: number } }>(
      'GET',
      `reservations/${booked.id}`,
      undefined,
      owner,
    );
    expect(after.body.reservation.conversation_id).toBe(id);
  });

  it('is not created twice by messages of both sides at once', async () => {
    const booked = await book();
    const asHost = () =>
      call<MessageAnswer>(
        'POST',
        'conversations',
        { subject: 'reservation', subject_id: booked.id, kind: 'message', body: 'Dobrý den.' },
        owner,
      );
    const answers = await Promise.all([askAsGuest(booked), asHost(), askAsGuest(booked), asHost()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.conversation_id)).size).toBe(1);
  });

  it('never shows or mails notes of the team to the guest', async () => {
    const booked = await book();
    const id = await startAsGuest(booked);
    await deliver();
    const note = await writeAsHost(id, 'Tajné: sleva nejvýš 5 %.', 'note');
    expect(note.status).toBe(201);
    expect(await deliver()).toEqual([]);
    expect(JSON.stringify((await readAsGuest(id, booked.token)).body)).not.toContain('Tajné');
    expect((await read(id)).body.messages.at(-1)).toMatchObject({ kind: 'note', side: 'host' });
  });

  it('is opened by the token of the reservation alone', async () => {
    const [booked, other] = [await book(), await book()];
    const id = await startAsGuest(booked);
    const attempts = [
      await readAsGuest(id, other.token),
      await call('POST', `conversations/${id}/guest/messages`, { token: other.token, body: 'Ahoj' }),
      await call('POST', `conversations/${id}/guest/report`, { token: 'x', reason: '' }),
      await askAsGuest({ ...other, token: booked.token }),
      await readAsGuest(999_999, booked.token),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('takes no message of a guest whose address is not confirmed', async () => {
    day += 1;
    const answer = await calls.bookUnconfirmed(hall, slotOn(addDays(FIRST_DAY, day)), {
      customer_email: 'neoverena@host.example',
    });
    const { id, guest_url } = answer.json<{ reservation: { id: number; guest_url: string } }>().reservation;
    const token = /#token=(.+)$/u.exec(guest_url)?.[1] ?? guest_url.split('/').at(-1) ?? '';
    expect((await askAsGuest({ id, token, email: '' })).body.error_code).toBe('CONVERSATION_CLOSED');
  });

  it('refuses an empty and a too long text on the field', async () => {
    const booked = await book();
    for (const body of ['  ', 'a'.repeat(5001)]) {
      const answer = await call<{ errors: Record<string, string[]> }>('POST', 'conversations/guest', {
        subject: 'reservation',
        subject_id: booked.id,
        token: booked.token,
        body,
      });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['body']]);
    }
  });

  it('takes 60 messages of one side an hour', async () => {
    const booked = await book();
    const id = await startAsGuest(booked);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await writeAsHost(id, `Zpráva ${count}`)).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});

describe('what waits', () => {
  it('is the first message of the guest since the last answer; a note does not answer', async () => {
    const booked = await book();
    const id = await startAsGuest(booked);
    const since = (await read(id)).body.conversation.waiting_since;
    expect(since).not.toBeNull();
    await startAsGuest(booked, 'Ještě jedna otázka.');
    await writeAsHost(id, 'Zjistím to.', 'note');
    expect((await read(id)).body.conversation.waiting_since).toBe(since);
    expect(await listTasks()).toEqual([expect.objectContaining({ conversation_id: id, id: booked.id })]);
    await writeAsHost(id, 'Ano.');
    expect((await read(id)).body.conversation.waiting_since).toBeNull();
    expect(await listTasks()).toEqual([]);
  });

  it('can be marked as answered elsewhere, and taken back', async () => {
    const id = await startAsGuest(await book());
    const handle = (handled: boolean) =>
      call<ConversationAnswer>('PUT', `conversations/${id}/handled`, { handled }, owner);
    const handled = (await handle(true)).body.conversation;
    expect([handled.waiting_since, handled.handled_at]).toEqual([null, expect.any(String)]);
    expect(await listTasks()).toEqual([]);
    expect((await handle(false)).body.conversation.waiting_since).toEqual(expect.any(String));
    await handle(true);
  });

  it('is first in the list, and is filtered with unread and by words', async () => {
    const [answered, waiting] = [await startAsGuest(await book()), await startAsGuest(await book())];
    await call('POST', `conversations/${answered}/read`, undefined, owner);
    await writeAsHost(answered, 'Hotovo, šatna je vpravo.');
    expect((await list()).slice(0, 1).map(({ id }) => id)).toEqual([waiting]);
    expect((await list('waiting=true')).map(({ id }) => id)).toEqual([waiting]);
    const unread = await list('unread=true');
    expect(unread.map(({ id }) => id)).toContain(waiting);
    expect(unread.map(({ id }) => id)).not.toContain(answered);
    expect((await list('search=satna')).map(({ id }) => id)).toContain(answered);
    expect((await list('search=neexistuje')).map(({ id }) => id)).toEqual([]);
    await call('PUT', `conversations/${waiting}/handled`, { handled: true }, owner);
  });

  it('is unread for each member until that member has read it', async () => {
    const colleague = await join('spravce');
    const id = await startAsGuest(await book());
    await call('POST', `conversations/${id}/read`, undefined, owner);
    expect((await read(id)).body.conversation.unread).toBe(false);
    expect((await read(id, colleague)).body.conversation.unread).toBe(true);
    await writeAsHost(id, 'Ano.');
  });
});

describe('members of the team', () => {
  it('read with the right to inquiries in the space; the others are refused', async () => {
    const id = await startAsGuest(await book());
    const [spravce, ucetni, domovnik, ofClub] = [
      await join('spravce'),
      await join('ucetni'),
      await join('domovnik'),
      await join('spravce', [club.id]),
    ];
    const stranger = await calls.signInOwner(await test.make.space());
    const statuses = await Promise.all(
      [spravce, ucetni, domovnik, ofClub, stranger].map(async (headers) => (await read(id, headers)).status),
    );
    expect(statuses).toEqual([200, 403, 403, 404, 404]);
    expect((await call('GET', 'conversations', undefined, ucetni)).status).toBe(403);
    expect((await list('', ofClub)).map((one) => one.id)).not.toContain(id);
    await writeAsHost(id, 'Ano.');
  });

  it('have prepared replies of their own customer', async () => {
    const created = await call<{ canned_reply: { id: number } }>(
      'POST',
      'canned-replies',
      { title: 'Parkování', body: 'Zaparkujete ve dvoře.' },
      owner,
    );
    const { id } = created.body.canned_reply;
    const stranger = await calls.signInOwner(await test.make.space());
    const text = { title: 'Jiné', body: 'x' };
    expect((await call('PUT', `canned-replies/${id}`, text, stranger)).status).toBe(404);
    expect((await call('PUT', `canned-replies/${id}`, { ...text, body: 'Ve dvoře.' }, owner)).status).toBe(
      200,
    );
    const items = (await call<{ items: object[] }>('GET', 'canned-replies', undefined, owner)).body.items;
    expect(items).toEqual([{ id, title: 'Jiné', body: 'Ve dvoře.' }]);
    expect((await call('GET', 'canned-replies', undefined, await join('domovnik'))).status).toBe(403);
    expect((await call('DELETE', `canned-replies/${id}`, undefined, owner)).status).toBe(200);
  });
});

describe('mails about messages', () => {
  it('go to the other side, in the thread of the reservation', async () => {
    const booked = await book();
    const id = await startAsGuest(booked);
    const toOwner = (await deliverMessages()).find(({ to }) => to === hall.building.customer.user.email);
    expect(toOwner).toMatchObject({ thread: `reservation-${booked.id}`, replyTo: booked.email });
    expect(toOwner?.text).toContain('> Vejde se k jevišti kapela?');
    expect(toOwner?.text).toContain(`/klient/poptavky?zprava=${id}`);
    await writeAsHost(id, 'Ano, vejde.');
    const [toGuest, ...others] = await deliverMessages();
    expect([toGuest?.to, others]).toEqual([booked.email, []]);
    expect(toGuest?.text).toContain('> Ano, vejde.');
    expect(toGuest?.text).toContain(`/rezervace/${booked.id}`);
  });

  it('join messages of five minutes', async () => {
    const booked = await book();
    const id = await startAsGuest(booked);
    await writeAsHost(id, 'První.');
    await deliver();
    await writeAsHost(id, 'Druhá.');
    await writeAsHost(id, 'Třetí.');
    expect(await deliverMessages()).toEqual([]);
    await execute(`update held_mail set send_after = now() - interval '1 minute'`);
    await runInContext(() => test.app.get(HeldMailJobs).send());
    const [joined, ...others] = (await deliverMessages()).filter(({ to }) => to === booked.email);
    expect(others).toEqual([]);
    expect(joined?.text).toContain('> Druhá.');
    expect(joined?.text).toContain('> Třetí.');
    expect(joined?.text).not.toContain('První.');
  });

  it('go to the member who handles the reservation', async () => {
    const colleague = await join('spravce');
    const booked = await book();
    const { rows } = await test.app
      .get(SqlPool)
      .pool.query<{ id: number; user_id: number }>('select id, user_id from member order by id desc limit 1');
    await execute('update reservation set assignee_id = $1 where id = $2', [rows[0]?.id, booked.id]);
    const id = await startAsGuest(booked);
    expect((await deliverMessages()).map(({ to }) => to)).toEqual([colleague.email]);
    expect((await list(`assignee=${rows[0]?.user_id}`)).map((one) => one.id)).toEqual([id]);
    await writeAsHost(id, 'Ano.');
  });

  it('hold no text to an address that the owner entered', async () => {
    day += 1;
    const entered = await calls.send('POST', 'reservations/own', owner, {
      rooms: [{ space_id: club.id }],
      ...slotOn(addDays(FIRST_DAY, day)),
      customer_name: 'Jana Nová',
      customer_email: 'zadana@host.example',
      status: 'confirmed',
      tell_guest: true,
    });
    const [{ id } = { id: 0 }] = entered.json<{ reservations: { id: number }[] }>().reservations;
    await execute('update app_user set email_confirmed_at = now()');
    await execute(`update space set status = 'PUBLISHED'`);
    await call(
      'POST',
      'conversations',
      { subject: 'reservation', subject_id: id, kind: 'message', body: 'Podívejte na www.reklama.example' },
      owner,
    );
    const mails = (await deliver()).filter(({ to }) => to === 'zadana@host.example');
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).not.toContain('reklama');
  });

  it('bring a report of the guest to the operators, without notes', async () => {
    const admin = await test.make.admin();
    const booked = await book();
    const id = await startAsGuest(booked);
    await writeAsHost(id, 'Zaplaťte mimo web.');
    await writeAsHost(id, 'Interní poznámka.', 'note');
    await deliver();
    const reported = await call('POST', `conversations/${id}/guest/report`, {
      token: booked.token,
      reason: 'Chce platbu předem.',
    });
    expect(reported.status).toBe(200);
    const [mail] = (await deliver()).filter(({ to }) => to === admin.email);
    expect(mail?.text).toContain('Zaplaťte mimo web.');
    expect(mail?.text).toContain('Chce platbu předem.');
    expect(mail?.text).not.toContain('Interní');
    expect(mail?.text).not.toContain('Vejde se');
  });
});

describe('a message to one space', () => {
  it('is the first one of its conversation, and an answer marks it as handled', async () => {
    const { recipientId, token } = await contact();
    const answer = await call<MessageAnswer>(
      'POST',
      'conversations',
      { subject: 'inquiry', subject_id: recipientId, kind: 'message', body: 'Ano, výtah máme.' },
      owner,
    );
    const id = answer.body.conversation_id;
    const { messages } = (await readAsGuest(id, token)).body;
    expect(messages.map(({ id: messageId, body }) => [messageId === 0, body])).toEqual([
      [true, 'Máte výtah?'],
      [false, 'Ano, výtah máme.'],
    ]);
    const inquiry = await call<{ inquiry: object }>(
      'GET',
      `inquiries/received/${recipientId}`,
      undefined,
      owner,
    );
    expect(inquiry.body.inquiry).toMatchObject({ handled_how: 'reply', conversation_id: id });
    const [mail] = await deliverMessages();
    expect(mail?.text).toContain('> Ano, výtah máme.');
  });

  it('shows its sender the conversation on the page of the receipt', async () => {
    const { id, recipientId, token } = await contact('Jde vjet dodávkou?');
    const page = await call<{ inquiry: { kind: string; recipients: object[] } }>(
      'POST',
      `inquiries/${id}/guest`,
      { token },
    );
    expect(page.body.inquiry).toMatchObject({
      kind: 'contact',
      recipients: [{ id: recipientId, conversation_id: null, can_write: true }],
    });
    const written = await call<MessageAnswer>('POST', 'conversations/guest', {
      subject: 'inquiry',
      subject_id: recipientId,
      token,
      body: 'Ještě: v kolik?',
    });
    expect(written.status).toBe(201);
    expect((await listTasks()).filter((task) => task.id === recipientId)).toHaveLength(1);
  });

  it('kept by the moderation does not reach the owner', async () => {
    const { recipientId, token } = await contact('Levné hodinky');
    await execute(
      `update inquiry set is_delivered = false, moderation = 'held' where id = (
      select inquiry_id from inquiry_recipient where id = $1)`,
      [recipientId],
    );
    const written = await call<MessageAnswer>('POST', 'conversations/guest', {
      subject: 'inquiry',
      subject_id: recipientId,
      token,
      body: 'Koupíte?',
    });
    expect(written.status).toBe(201);
    const id = written.body.conversation_id;
    expect([await deliverMessages(), (await read(id)).status]).toEqual([[], 404]);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect((await listTasks()).map((task) => task.conversation_id)).not.toContain(id);
  });
});

it('writes nothing for an operator who acts as the owner', async () => {
  const id = await startAsGuest(await book());
  const admin = await test.make.admin();
  const session = await test.signIn(admin.email);
  const acting = await call<{ token: string }>(
    'POST',
    `admin/users/${hall.building.customer.user.id}/impersonate`,
    {},
    session,
  );
  const headers = { authorization: `Bearer ${acting.body.token}` };
  expect((await read(id, headers)).status).toBe(200);
  expect((await writeAsHost(id, 'Ano.', 'message', headers)).body.error_code).toBe('NOT_WHILE_IMPERSONATING');
  expect((await read(id)).body.conversation.unread).toBe(true);
});

it('removes the texts with the guest of the reservation', async () => {
  const booked = await book();
  const id = await startAsGuest(booked, 'Rodné číslo mám 123.');
  await writeAsHost(id, 'Děkujeme.');
  await execute(
    `update reservation set starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years',
       held_from = held_from - interval '3 years', held_until = held_until - interval '3 years' where id = $1`,
    [booked.id],
  );
  await runInContext(() => test.app.get(ReservationAnonymizationService).anonymizeEnded());
  const { rows } = await test.app.get(SqlPool).pool.query(
    `select (select count(*)::int from message where conversation_id = $1 and body <> '') as texts,
         (select count(*)::int from participant where conversation_id = $1 and address <> '') as addresses`,
    [id],
  );
  expect(rows).toEqual([{ texts: 0, addresses: 0 }]);
  expect((await readAsGuest(id, booked.token)).status).toBe(404);
});

it('keeps the guest of a booking known by name in the list', async () => {
  const id = await startAsGuest(await book());
  expect(await list(`search=${encodeURIComponent(GUEST.customer_name)}`)).toContainEqual(
    expect.objectContaining({ id, guest_name: GUEST.customer_name, unread: true }),
  );
});
