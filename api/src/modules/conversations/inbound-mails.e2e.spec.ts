import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ConversationAnswer, MessageAnswer } from '@prostora/api-client';
import { addDays, toPragueDay } from '@prostora/contracts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport, type SentMessageInfo, type Transporter } from 'nodemailer';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../test/bookings.ts';
import { relayTwice } from '../../../test/events.ts';
import { Mailbox } from '../../../test/mails.ts';
import { runOutboxJobs } from '../../../test/outbox-jobs.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { InboundMailServer } from '../../platform/inbound-mail/index.ts';
import type { Mail } from '../../platform/mailer/index.ts';
import { ReservationAnonymizationService } from '../reservations/privacy/reservation-anonymization.service.ts';
import type { Space } from '../spaces/index.ts';
import { InboundMaintenanceService } from './inbound/inbound-maintenance.service.ts';

const DOMAIN = 'odpovedi.prostora.test';
const FIRST_DAY = addDays(toPragueDay(new Date()), 30);
const HOST_ANSWER = 'Dobrý den, vejde se tam celá kapela.';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let hall: Space;
let owner: Headers & { email: string };
let smtp: Transporter;
let port = 0;
let count = 0;

beforeAll(async () => {
  port = await freePort();
  test = await createTestApp({ INBOUND_DOMAIN: DOMAIN, INBOUND_SMTP_PORT: String(port) });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  hall = await test.make.space({ name: 'Sál', withoutPhoto: true });
  owner = { ...(await calls.signInOwner(hall)), email: hall.building.customer.user.email };
  await test.app.get(InboundMailServer).listen();
  smtp = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, name: 'posta.example' });
});
afterAll(async () => {
  smtp.close();
  await test.close();
});
beforeEach(() => deliver());

const query = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await test.app.get(SqlPool).pool.query<Row>(sql, [...values])).rows;
const runInContext = (work: () => Promise<void>): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(work);

/** Processes received mails, and sends what follows. */
async function deliver(): Promise<Mail[]> {
  await runOutboxJobs(test, { name: 'receive-mail' });
  for (const prefix of ['reservation.', 'conversation.']) await relayTwice(test, prefix);
  return mailbox.deliver();
}

async function call<T>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Headers = {},
): Promise<{ status: number; body: T & { error_code?: string } }> {
  const answer = await calls.send(method, url, headers, payload);
  return { status: answer.statusCode, body: answer.json() };
}

type Thread = {
  readonly id: number;
  readonly reservationId: number;
  readonly token: string;
  /** Mailbox of the guest. */
  readonly email: string;
  /** Reply addresses that the mails to both sides carry. */
  readonly toOwner: string;
  readonly toGuest: string;
};
const writeAsHost = (id: number, body: string) =>
  call<MessageAnswer>('POST', `conversations/${id}/messages`, { body, kind: 'message' }, owner);
const readAsHost = async (id: number) =>
  (await call<ConversationAnswer>('GET', `conversations/${id}`, undefined, owner)).body;
const readAsGuest = async ({ id, token }: Thread) =>
  (await call<ConversationAnswer>('POST', `conversations/${id}/guest`, { token })).body.messages ?? [];
const listMessages = async (id: number) =>
  (await readAsHost(id)).messages.map(({ side, kind, via, state, body, event_code: event }) => ({
    side,
    kind,
    via,
    state,
    body,
    event,
  }));

/** A conversation in which both sides have a mail of the other one. */
async function startThread(): Promise<Thread> {
  count += 1;
  const email = `host-${count}@host.example`;
  const { id: reservationId, guest_url } = await calls.bookSuccessfully(
    hall,
    slotOn(addDays(FIRST_DAY, count)),
    { customer_email: email },
  );
  const token = /#token=(.+)$/u.exec(guest_url)?.[1] ?? guest_url.split('/').at(-1) ?? '';
  await deliver();
  const asked = await call<MessageAnswer>('POST', 'conversations/guest', {
    subject: 'reservation',
    subject_id: reservationId,
    token,
    body: 'Vejde se k jevišti kapela?',
  });
  const id = asked.body.conversation_id;
  const toOwner = (await deliver()).find(({ to }) => to === owner.email)?.replyTo ?? '';
  await writeAsHost(id, HOST_ANSWER);
  const toGuest = (await deliver()).find(({ to }) => to === email)?.replyTo ?? '';
  return { id, reservationId, token, email, toOwner, toGuest };
}

type Sent = {
  to: string;
  from: string;
  body?: string;
  headers?: readonly string[];
  /** Of the envelope. */
  sender?: string;
  /** What the mail server in front has found. */
  results?: string;
  encoding?: BufferEncoding;
};
function buildRaw({ to, from, body = 'Ano, bereme.', headers = [], results = 'pass' }: Sent): string {
  count += 1;
  const domain = from.split('@').at(-1) ?? '';
  const has = (name: string): boolean =>
    headers.some((header) => header.toLowerCase().startsWith(`${name}:`));
  return [
    `Authentication-Results: mx.prostora.test; dmarc=${results} header.from=${domain}`,
    `From: <${from}>`,
    `To: ${to}`,
    ...(has('subject') ? [] : ['Subject: Re: Zprava']),
    ...(has('message-id') ? [] : [`Message-ID: <${count}@posta.example>`]),
    'MIME-Version: 1.0',
    ...(has('content-type') ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body,
    '',
  ].join('\r\n');
}
const send = (mail: Sent): Promise<SentMessageInfo> =>
  smtp.sendMail({
    envelope: { from: mail.sender ?? mail.from, to: mail.to },
    raw: Buffer.from(buildRaw(mail), mail.encoding ?? 'utf8'),
  });
/** Sends and processes; returns the mails that follow. */
async function receive(mail: Sent): Promise<Mail[]> {
  await send(mail);
  return deliver();
}
const refusalOf = async (mail: Sent): Promise<string> =>
  send(mail).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('a reply by mail', () => {
  it('makes a message of the guest, and is mailed to the owner with a reply address', async () => {
    const thread = await startThread();
    const before = performance.now();
    const mails = await receive({
      to: thread.toGuest,
      from: thread.email,
      body: `Děkujeme, bereme.\r\n\r\nDne 4. 3. 2027 v 18:40 Prostora <kontakt@prostora.test> napsal(a):\r\n> ${HOST_ANSWER}`,
    });
    expect(performance.now() - before).toBeLessThan(5000);
    expect((await listMessages(thread.id)).at(-1)).toEqual({
      side: 'guest',
      kind: 'message',
      via: 'mail',
      state: 'ok',
      body: 'Děkujeme, bereme.',
      event: null,
    });
    expect(await readAsGuest(thread)).toHaveLength(3);
    expect((await readAsHost(thread.id)).conversation.waiting_since).not.toBeNull();
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([[owner.email, thread.toOwner]]);
    expect(mails[0]?.text).toContain('Děkujeme, bereme.');
  });

  it('makes a message of the member who has written it, answers the guest, and is mailed in the thread', async () => {
    const thread = await startThread();
    await receive({ to: thread.toGuest, from: thread.email, headers: ['Message-ID: <dotaz@posta.example>'] });
    const mails = await receive({ to: thread.toOwner, from: owner.email.toUpperCase(), body: 'Platí.' });
    const { conversation, messages } = await readAsHost(thread.id);
    expect(messages.at(-1)).toMatchObject({
      side: 'host',
      body: 'Platí.',
      author_name: hall.building.customer.user.name,
    });
    expect(conversation.waiting_since).toBeNull();
    expect(mails.map(({ to }) => to)).toEqual([thread.email]);
    expect(mails[0]).toMatchObject({ replyTo: thread.toGuest, returnPath: thread.toGuest, isPersonal: true });
    expect(mails[0]?.answers).toMatch(/@posta\.example>$/u);
  });

  it.each([
    ['windows-1250', Buffer.from([0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd])],
    ['iso-8859-2', Buffer.from([0xae, 0x6c, 0x75, 0xbb, 0x6f, 0x75, 0xe8, 0x6b, 0xfd])],
  ])('in %s is read as it was typed', async (charset, bytes) => {
    const thread = await startThread();
    await receive({
      to: thread.toGuest,
      from: thread.email,
      headers: [`Content-Type: text/plain; charset=${charset}`],
      body: bytes.toString('latin1'),
      encoding: 'latin1',
    });
    expect((await listMessages(thread.id)).at(-1)).toMatchObject({ body: 'Žluťoučký' });
  });

  it('in HTML alone ends before the quoted mail', async () => {
    const thread = await startThread();
    await receive({
      to: thread.toGuest,
      from: thread.email,
      headers: ['Content-Type: text/html; charset=utf-8'],
      body: `<div>Bereme <b>oba</b> dny.<script>x</script></div><div class="gmail_quote">${HOST_ANSWER}</div>`,
    });
    expect((await listMessages(thread.id)).at(-1)).toMatchObject({ body: 'Bereme oba dny.' });
  });

  it('names its files, which are not kept', async () => {
    const thread = await startThread();
    const files = ['plakat.pdf', 'logo.svg'].map(
      (name) =>
        `--x\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nobsah\r\n`,
    );
    await receive({
      to: thread.toGuest,
      from: thread.email,
      headers: ['Content-Type: multipart/mixed; boundary=x'],
      body: `--x\r\nContent-Type: text/plain\r\n\r\nPosilam.\r\n${files.join('')}--x--`,
    });
    const last = (await readAsHost(thread.id)).messages.at(-1);
    expect(last).toMatchObject({
      body: 'Posilam.',
      files: [
        { name: 'plakat.pdf', state: 'refused' },
        { name: 'logo.svg', state: 'refused' },
      ],
    });
  });

  it('without a text says so; a too long one is shortened', async () => {
    const thread = await startThread();
    await receive({ to: thread.toGuest, from: thread.email, body: '> Dobrý den' });
    expect((await listMessages(thread.id)).at(-1)).toMatchObject({ body: '(bez textu)' });
    await receive({ to: thread.toGuest, from: thread.email, body: 'slovo '.repeat(2000) });
    const body = (await listMessages(thread.id)).at(-1)?.body ?? '';
    expect([body.length, body.endsWith('… (zkráceno)')]).toEqual([5000, true]);
  });

  it('is one message, however often its mail arrives', async () => {
    const thread = await startThread();
    const mail = { to: thread.toGuest, from: thread.email, headers: ['Message-ID: <jednou@posta.example>'] };
    await Promise.all([send(mail), send(mail)]);
    await deliver();
    await receive(mail);
    expect(await listMessages(thread.id)).toHaveLength(3);
  });
});

describe('a mail of a program', () => {
  it.each([
    ['a notice of absence', { headers: ['Auto-Submitted: auto-replied'], sender: '' }, 'mail_automatic'],
    ['a notice by its subject', { headers: ['Subject: Automatická odpověď: Re: Zpráva'] }, 'mail_automatic'],
    ['a mailing list', { headers: ['List-Id: <seznam.example>', 'Precedence: list'] }, 'mail_automatic'],
    ['an autoresponder', { headers: ['X-Autoreply: yes'] }, 'mail_automatic'],
    [
      'a report of the delivery',
      {
        sender: '',
        from: 'mailer-daemon@posta.example',
        headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
        body: '--x\r\nContent-Type: text/plain\r\n\r\nUser unknown\r\n--x--',
      },
      'mail_bounced',
    ],
    ['a bounce of an old server', { sender: '', from: 'mailer-daemon@posta.example' }, 'mail_bounced'],
  ])('such as %s is no message, and no mail follows', async (_name, mail, event) => {
    const thread = await startThread();
    expect(await receive({ to: thread.toGuest, from: thread.email, ...mail })).toEqual([]);
    const last = (await listMessages(thread.id)).at(-1);
    expect(last).toMatchObject({ kind: 'event', event });
    expect(await readAsGuest(thread)).toHaveLength(2);
    const { waiting_since: waiting } = (await readAsHost(thread.id)).conversation;
    expect(waiting !== null).toBe(event === 'mail_bounced');
  });

  it('is noted once a day', async () => {
    const thread = await startThread();
    for (let turn = 0; turn < 3; turn += 1)
      await receive({ to: thread.toGuest, from: thread.email, headers: ['Auto-Submitted: auto-replied'] });
    expect(await listMessages(thread.id)).toHaveLength(3);
  });

  it('stops at the third message within ten minutes; the rest is one mail that takes no reply', async () => {
    const thread = await startThread();
    const forwarded: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const mails = await receive({ to: thread.toGuest, from: thread.email, body: `Odpoved ${turn}` });
      forwarded.push(mails.length);
      // Mails of five minutes are joined; the next one begins after them.
      await query(`update mail_log set created_at = created_at - interval '6 minutes'`);
    }
    expect((await listMessages(thread.id)).slice(2).map(({ state }) => state)).toEqual([
      ...['ok', 'ok'],
      ...['held', 'held', 'held', 'held'],
    ]);
    expect(forwarded.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(2);
    await runInContext(() => test.app.get(InboundMaintenanceService).releaseHeld());
    expect(await deliver()).toEqual([]);
    await query(`update message set created_at = created_at - interval '31 minutes' where state = 'held'`);
    await runInContext(() => test.app.get(InboundMaintenanceService).releaseHeld());
    const mails = await deliver();
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(mails[0]?.text).toContain('Odpoved 2');
    expect(mails[0]?.text).toContain('Odpoved 5');
    expect(mails[0]).not.toHaveProperty('isPersonal');
    expect(mails[0]?.replyTo).not.toBe(thread.toOwner);
  });
});

describe('an unverified mail', () => {
  const unverified = { side: 'guest', kind: 'message', state: 'unverified' };

  it.each([
    ['of a foreign sender', { from: 'kolega@posta.example' }],
    ['of the guest, refused by the domain', { results: 'fail' }],
  ])('%s is shown to the owner alone, unverified', async (_name, mail) => {
    const thread = await startThread();
    expect(await receive({ to: thread.toGuest, from: thread.email, ...mail })).toEqual([]);
    expect((await listMessages(thread.id)).at(-1)).toMatchObject(unverified);
    expect(await readAsGuest(thread)).toHaveLength(2);
  });

  it('is taken for one of the guest by the owner, who may act there', async () => {
    const thread = await startThread();
    await receive({ to: thread.toGuest, from: 'kolega@posta.example' });
    const message = (await readAsHost(thread.id)).messages.at(-1);
    const url = `conversations/messages/${message?.id}/verify`;
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await call('POST', url, {}, stranger)).status).toBe(404);
    expect((await call('POST', url, {}, owner)).status).toBe(200);
    expect(await readAsGuest(thread)).toHaveLength(3);
  });

  it('to the address of a member is mailed to the guest only when a member has taken it', async () => {
    const thread = await startThread();
    expect(
      await receive({ to: thread.toOwner, from: 'utocnik@posta.example', body: 'Novy ucet 123.' }),
    ).toEqual([]);
    expect(await readAsGuest(thread)).toHaveLength(2);
    const { messages, conversation } = await readAsHost(thread.id);
    expect([messages.at(-1)?.author_name, conversation.waiting_since]).toEqual([null, null]);
    await call('POST', `conversations/messages/${messages.at(-1)?.id}/verify`, {}, owner);
    expect((await deliver()).map(({ to }) => to)).toEqual([thread.email]);
  });

  it('is refused when its address was not built by the product: 30 forged ones get one response', async () => {
    const thread = await startThread();
    const [local = ''] = thread.toGuest.split('@');
    const mac = local.slice(-26);
    const head = local.slice(0, -26);
    const forged = [
      ...Array.from({ length: 22 }, (_one, at) => {
        const letter = mac.charAt(at) === 'a' ? 'b' : 'a';
        return `${head}${mac.slice(0, at)}${letter}${mac.slice(at + 1)}@${DOMAIN}`;
      }),
      ...[
        thread.toGuest.replace('.g.', '.h.'),
        thread.toOwner.replace('.h.', '.g.'),
        `${head}${mac.slice(1)}@${DOMAIN}`,
      ],
      ...[`r.1.g.${mac}@${DOMAIN}`, `r.zzzzzzz.g.${mac}@${DOMAIN}`, `postmaster@${DOMAIN}`],
      ...[thread.toGuest.replace(DOMAIN, 'prostora.test'), `"r.1.g.x"@${DOMAIN}`],
    ];
    const answers = new Set<string>();
    for (const to of forged) answers.add(await refusalOf({ to, from: thread.email }));
    expect([forged.length, answers.size, [...answers][0]]).toEqual([
      30,
      1,
      expect.stringContaining('550 5.1.1'),
    ]);
    await deliver();
    expect(await listMessages(thread.id)).toHaveLength(2);
  });

  it('is refused at the address of a former mailbox of the guest', async () => {
    const thread = await startThread();
    await query('update reservation set customer_email = $2 where id = $1', [
      thread.reservationId,
      'nova@host.example',
    ]);
    await writeAsHost(thread.id, 'Posíláme na novou adresu.');
    await deliver();
    expect(await refusalOf({ to: thread.toGuest, from: thread.email })).toContain('550 5.1.1');
  });

  it('is refused at the address of a member who has left the team', async () => {
    const thread = await startThread();
    await query('update app_user set blocked_at = now() where email = $1', [owner.email]);
    expect(await refusalOf({ to: thread.toOwner, from: owner.email })).toContain('550 5.1.1');
    await query('update app_user set blocked_at = null where email = $1', [owner.email]);
  });
});

describe('a hostile mail', () => {
  const part = (text: string): string => `--x\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;
  const nested = (depth: number): string =>
    depth === 0
      ? 'text'
      : `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth - 1}\r\n\r\n${nested(depth - 1)}\r\n--b${depth}--`;

  it.each([
    ['51 parts', 'multipart/mixed; boundary=x', `${part('a').repeat(51)}--x--`],
    ['12 levels', 'multipart/mixed; boundary=b12', nested(12)],
    ['5 000 levels', 'multipart/mixed; boundary=b5000', nested(5000)],
  ])('with %s is named to the owner as not readable', async (_name, type, body) => {
    const thread = await startThread();
    const mails = await receive({
      to: thread.toGuest,
      from: thread.email,
      headers: [`Content-Type: ${type}`],
      body,
    });
    expect(mails).toEqual([]);
    expect((await listMessages(thread.id)).at(-1)).toMatchObject({ kind: 'event', event: 'mail_unreadable' });
  });

  it.each([
    ['100 000 nested elements', 'text/html', '<div><p>\r\n'.repeat(100_000)],
    [
      '60 000 lines about a quotation',
      'text/plain',
      'Dne 1. 1. 2027 v 10:00 a@b.example napsal:\r\n'.repeat(60_000),
    ],
    ['one line of 9 MB', 'text/plain', 'x'.repeat(9 * 1024 * 1024)],
  ])('with %s ends within its time', async (_name, type, body) => {
    const thread = await startThread();
    await send({ to: thread.toGuest, from: thread.email, headers: [`Content-Type: ${type}`], body });
    const before = performance.now();
    await deliver();
    expect(performance.now() - before).toBeLessThan(5000);
    expect(await listMessages(thread.id)).toHaveLength(3);
  });

  it('larger than 10 MB is refused', async () => {
    const thread = await startThread();
    const body = `${'x'.repeat(78)}\r\n`.repeat(140_000);
    expect(await refusalOf({ to: thread.toGuest, from: thread.email, body })).toContain('552');
  });
});

describe('the listener', () => {
  /** Sends commands one after the other and returns the responses. */
  async function talk(at: number, ...commands: readonly string[]): Promise<string[]> {
    const socket = connect(at, '127.0.0.1').setEncoding('utf8');
    const answers: string[] = [];
    const answer = async (): Promise<void> => {
      const [text] = (await once(socket, 'data')) as [string];
      answers.push(text.trim());
    };
    await answer();
    for (const command of commands) {
      socket.write(command);
      await answer();
    }
    socket.destroy();
    return answers.slice(1);
  }

  it('relays nothing, and takes one recipient a mail', async () => {
    const { toGuest } = await startThread();
    const answers = await talk(
      port,
      'EHLO posta.example\r\n',
      'MAIL FROM:<a@posta.example>\r\n',
      'RCPT TO:<kdokoli@jinde.example>\r\n',
      `RCPT TO:<${toGuest}>\r\n`,
      `RCPT TO:<${toGuest.toUpperCase()}>\r\n`,
    );
    expect(answers.map((text) => text.slice(0, 3))).toEqual(['250', '250', '550', '250', '452']);
  });

  it.each(['\n', '\n.\n', '\n.\r\n'])('refuses a mail with a bare line feed: %j', async (lineFeed) => {
    const { toGuest, id } = await startThread();
    const answers = await talk(
      port,
      'EHLO posta.example\r\n',
      'MAIL FROM:<a@posta.example>\r\n',
      `RCPT TO:<${toGuest}>\r\n`,
      'DATA\r\n',
      `Subject: x\r\n\r\nprvni${lineFeed}MAIL FROM:<b@posta.example>\r\n.\r\n`,
    );
    expect(answers.at(-1)).toMatch(/^550 5\.6\.11/u);
    await deliver();
    expect(await listMessages(id)).toHaveLength(2);
  });

  it('takes 60 mails an hour to one address', async () => {
    const { toGuest, email } = await startThread();
    const limitedPort = await freePort();
    const settings = { INBOUND_DOMAIN: DOMAIN, INBOUND_SMTP_PORT: String(limitedPort), RATE_LIMITS: 'on' };
    const limited = await createTestApp(settings, test.database);
    await limited.app.get(InboundMailServer).listen();
    const codes: string[] = [];
    for (let turn = 0; turn < 61; turn += 1) {
      const answers = await talk(
        limitedPort,
        'EHLO posta.example\r\n',
        `MAIL FROM:<${email}>\r\n`,
        `RCPT TO:<${toGuest}>\r\n`,
      );
      codes.push(answers.at(-1)?.slice(0, 3) ?? '');
    }
    await limited.close();
    expect([codes.filter((code) => code === '250').length, codes.at(-1)]).toEqual([60, '451']);
  });
});

it('keeps nothing of an erased guest: neither the mails as received, nor the address', async () => {
  const thread = await startThread();
  await receive({ to: thread.toGuest, from: thread.email, body: 'Rodné číslo mám 123.' });
  const kept = await query<{ raw_key: string }>(
    'select raw_key from inbound_mail where conversation_id = $1',
    [thread.id],
  );
  expect(kept).toHaveLength(1);
  await query(
    `update reservation set starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years',
       held_from = held_from - interval '3 years', held_until = held_until - interval '3 years' where id = $1`,
    [thread.reservationId],
  );
  await runInContext(() => test.app.get(ReservationAnonymizationService).anonymizeEnded());
  await runInContext(() => test.app.get(InboundMaintenanceService).deleteOld());
  expect(await query('select 1 from inbound_mail where conversation_id = $1', [thread.id])).toEqual([]);
  expect(await refusalOf({ to: thread.toGuest, from: thread.email })).toContain('550 5.1.1');
});
