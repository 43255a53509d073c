import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../../tools/postgres/launcher.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { mailTemplates } from '@prostora/strings/cs/mail-templates.ts';
import { MailSamplesService } from './mail-samples.service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ MAIL_CATCHER_PORT: String(await freePort()) });
});
afterAll(() => test.close());

it('lists one sample of every template, with a subject and texts', () => {
  const samples = test.app.get(MailSamplesService).list();
  expect(samples.map(({ name }) => name)).toEqual(mailTemplates.map(({ template }) => template).sort());
  for (const { message } of samples) {
    expect(
      [message.subject, ...message.paragraphs.map((paragraph) => JSON.stringify(paragraph))].every(
        (text) => text.trim() !== '' && !/undefined|null|\[object/u.test(text),
      ),
    ).toBe(true);
    if (message.action) expect(message.action.path).toMatch(/^\/[a-z]/u);
  }
});

it('shows all samples in development in sandboxed frames', async () => {
  const page = await test.request({ url: '/dev/mail/sablony' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { template } of mailTemplates) expect(page.body).toContain(`id="${template}"`);
  expect(page.body.match(/<iframe [^>]*sandbox="(?!allow-scripts)/gu)).toHaveLength(
    test.app.get(MailSamplesService).list().length,
  );
});

it('does not serve the samples without a mail catcher', async () => {
  const other = await createTestApp();
  expect((await other.request({ url: '/dev/mail/sablony' })).statusCode).toBe(404);
  await other.close();
});
