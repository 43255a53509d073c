import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { ConfigModule, parseConfig, type ConfigValues } from '../config/index.ts';
import { createLogger, LoggingModule } from '../logging/log.ts';
import { CaughtMailStore } from './caught-mail-store.ts';
import { Mailer, MailerModule, type Mail } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-mail-'));
const secret = 'a-secret-of-the-tests-which-is-long-enough';

const buildConfig = (overrides: Record<string, string>): ConfigValues =>
  parseConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://localhost/none',
    JWT_SECRET: secret,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://prostora.test',
    STORAGE_DIR: path.join(folder, 'media'),
    ...overrides,
  });

async function startApp(config: ConfigValues): Promise<NestFastifyApplication> {
  class MailUnderTest {}
  const imports = [ConfigModule.forRoot(config), LoggingModule.forRoot(createLogger(config)), MailerModule];
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: MailUnderTest, imports },
    new FastifyAdapter(),
    { logger: false },
  );
  app.setGlobalPrefix('api');
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

const letter: Mail = {
  to: 'žofie@prostora.test',
  subject: 'Žluťoučký kůň čeká',
  html: '<p>Dobrý den, <b>Žofie</b></p><script>alert(1)</script>',
  text: 'Dobrý den, Žofie',
  replyTo: 'majitel@prostora.test',
  id: 'mail-17',
  attachments: [
    { filename: 'smlouva č. 1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ],
};

describe('Mailer.send over SMTP', () => {
  let app: NestFastifyApplication;
  let mails: CaughtMailStore;

  beforeAll(async () => {
    app = await startApp(buildConfig({ MAIL_CATCHER_PORT: String(await freePort()) }));
    mails = new CaughtMailStore(path.join(folder, 'mail'));
  });

  beforeEach(() => {
    rmSync(path.join(folder, 'mail'), { recursive: true, force: true });
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('delivers diacritics, both bodies, the attachment, Reply-To and a stable id', async () => {
    await app.get(Mailer).send(letter);
    const [caught] = await mails.list();
    expect(caught?.mail).toMatchObject({
      subject: letter.subject,
      messageId: '<mail-17@prostora.test>',
      from: { name: 'Prostora', address: 'kontakt@prostora.test' },
    });
    expect(caught?.mail.to?.map(({ address }) => address)).toEqual(['žofie@prostora.test']);
    expect(caught?.mail.replyTo?.map(({ address }) => address)).toEqual(['majitel@prostora.test']);
    expect(caught?.mail.text).toContain('Dobrý den, Žofie');
    expect(caught?.mail.html).toContain('<b>Žofie</b>');
    expect(caught?.mail.attachments.map(({ filename }) => filename)).toEqual(['smlouva č. 1.pdf']);
  });

  it('refers to its thread with an id of its own', async () => {
    for (const id of ['mail-21', 'mail-22'])
      await app.get(Mailer).send({ ...letter, id, thread: 'reservation-5' });
    const found = (await mails.list()).map(({ mail }) => mail);
    expect(found.map(({ messageId }) => messageId).sort()).toEqual([
      '<mail-21@prostora.test>',
      '<mail-22@prostora.test>',
    ]);
    for (const { inReplyTo, references } of found) {
      expect([inReplyTo, references]).toEqual([
        '<reservation-5@prostora.test>',
        '<reservation-5@prostora.test>',
      ]);
    }
  });

  it('shows the given name of the sender with the configured address', async () => {
    await app.get(Mailer).send({ ...letter, senderName: 'Sály, dvory a zahrady' });
    const [caught] = await mails.list();
    expect(caught?.mail.from).toEqual({ name: 'Sály, dvory a zahrady', address: 'kontakt@prostora.test' });
  });

  it('attaches a calendar event as a named alternative body and as a file', async () => {
    const content = Buffer.from('BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nX-NAME:Žofie\r\nEND:VCALENDAR\r\n');
    await app.get(Mailer).send({
      ...letter,
      attachments: [{ filename: 'rezervace.ics', contentType: 'text/calendar', content, method: 'REQUEST' }],
    });
    const [caught] = await mails.list();
    expect(
      caught?.mail.attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method })),
    ).toEqual([
      { mimeType: 'text/calendar', filename: 'rezervace.ics', method: 'REQUEST' },
      { mimeType: 'application/ics', filename: 'rezervace.ics', method: undefined },
    ]);
    for (const part of caught?.mail.attachments ?? [])
      expect(Buffer.from(part.content as ArrayBuffer).toString()).toBe(
        content.toString().replaceAll('\r\n', '\n'),
      );
  });

  it('shows the mail at /dev/mail in a sandbox without scripts', async () => {
    await app.get(Mailer).send({ ...letter, subject: '<img src=x onerror=alert(1)>' });
    const list = await app.inject('/dev/mail');
    expect(list.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const [caught] = await mails.list();
    const message = await app.inject(`/dev/mail/${caught?.id}`);
    expect(message.headers['content-security-policy']).toContain("default-src 'none'");
    expect(message.body).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/u,
    );
    expect(message.body).not.toContain('<script>');
    expect((await app.inject('/dev/mail.json')).json()).toEqual([
      expect.objectContaining({ to: 'žofie@prostora.test', subject: '<img src=x onerror=alert(1)>' }),
    ]);
  });

  it.each(['/dev/mail/nothing', '/dev/mail/..%2F..%2Fsecret', '/dev/mail/0000000000000-00000000'])(
    'answers 404 to %s',
    async (address) => {
      expect((await app.inject(address)).statusCode).toBe(404);
    },
  );

  it('keeps only the newest 200 mails', async () => {
    for (let n = 0; n < 203; n += 1) await mails.save(Buffer.from(`Subject: ${n}\r\n\r\nbody`));
    expect(await mails.list()).toHaveLength(200);
  });
});

it('sends nothing and does not fail without a mail server', async () => {
  const config = buildConfig({});
  const mailer = new Mailer(config as never, createLogger(config) as never);
  expect(mailer.isEnabled).toBe(false);
  await expect(mailer.send(letter)).resolves.toBeUndefined();
});

it('throws when the mail server is down, so that the job retries', async () => {
  const config = buildConfig({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const mailer = new Mailer(config as never, createLogger(config) as never);
  await expect(mailer.send(letter)).rejects.toThrow(/ECONNREFUSED/u);
  mailer.onApplicationShutdown();
});

it('serves no /dev/mail unless the catcher is configured', async () => {
  const app = await startApp(buildConfig({}));
  expect((await app.inject('/dev/mail')).statusCode).toBe(404);
  await app.close();
});
