import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import { mailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import './mails.page.tsx';
import './mail-templates.page.tsx';
import './mail-drawer.tsx';
import { withCount, plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { mail, mailDetail, mails, template } from '../../testing/operations.ts';

const texts = adminOperations.mails;
const PATH = '/admin2/posta';
const RETRY = 'POST admin/mails/31/retry';
const sent = mail({
  id: 32,
  address: null,
  state: 'sent',
  failure: null,
  subject: null,
  template: 'account-erased',
  sent_at: '2026-11-20T10:01:00Z',
});
const list: Handlers = {
  'GET admin/mails': () => ({ body: mails([mail(), sent]) }),
  'GET admin/mails/31': () => ({ body: mailDetail() }),
};
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, { handlers: { ...list, ...handlers } });

describe('MailsPage', () => {
  test('passes URL filters to the API and removes a filter set by a link', async () => {
    const { findCalls, router } = await open(
      `${PATH}?state=failed&template=space-published&search=petr&from=2026-11-01&to=2026-11-20&subject_type=space&subject_id=7&sort=address&page=2`,
    );
    await screen.findByRole('button', { name: /^petr\s?@example\.cz$/u });
    expect(findCalls('GET admin/mails').map(({ query }) => Object.fromEntries(query))).toEqual([
      {
        state: 'failed',
        template: 'space-published',
        search: 'petr',
        from: '2026-11-01',
        to: '2026-11-20',
        subject_type: 'space',
        subject_id: '7',
        sort: 'address',
        order: 'asc',
        page: '2',
        page_size: '20',
      },
    ]);
    await userEvent.click(
      screen.getByRole('button', { name: adminKit.clearFilter(texts.about('space', 7)) }),
    );
    expect(router.state.location.search).not.toContain('subject');
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.stateTabNames.sent, 80) }));
    expect(router.state.location.search).toContain('state=sent');
  });

  test('counts held mails as waiting and says so', async () => {
    const answer = mails([mail()]);
    const body = { ...answer, counts: { ...answer.counts, held: 2 } };
    await open(PATH, { 'GET admin/mails': () => ({ body }) });
    expect(await screen.findByText(plain(texts.held(2)))).toBeTruthy();
    expect(screen.getByRole('link', { name: withCount(texts.stateTabNames.waiting, 3) })).toBeTruthy();
  });

  test('shows recipient, subject and state, and a placeholder for an anonymized recipient', async () => {
    await open();
    expect((await screen.findByRole('link', { name: texts.subject('space', 7) })).getAttribute('href')).toBe(
      '/admin2/prostory/7',
    );
    expect(screen.getByRole('button', { name: texts.anonymized })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: texts.retryLabel('petr@example.cz') })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: texts.retryLabel(null) })).toBeNull();
  });

  test('opens mail details beside the list under a shareable URL', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^petr\s?@example\.cz$/u }));
    expect(router.state.location.search).toBe('?mail=31');
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByRole('link', { name: /^petr\s?@example\.cz$/u })).getAttribute('href')).toBe(
      '/admin2/uzivatele/12',
    );
    expect(drawer.getByText('550 no such mailbox')).toBeTruthy();
    expect(drawer.getByRole('link', { name: texts.showTemplate }).getAttribute('href')).toBe(
      '/admin2/posta/sablony?sablona=space-published',
    );
    await userEvent.click(drawer.getByRole('button', { name: texts.close }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('retries one or several failed mails and reports a rejection', async () => {
    const { findCalls } = await open(PATH, {
      [RETRY]: () => ({ body: mailDetail({ state: 'waiting', failure: null }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.retryLabel('petr@example.cz') }));
    expect(await screen.findByText(texts.retried('petr@example.cz'))).toBeTruthy();
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    const bar = await screen.findByRole('region', { name: adminKit.bulk.label });
    await userEvent.click(within(bar).getByRole('button', { name: new RegExp(`^${texts.retry}`, 'u') }));
    expect(await screen.findByText(plain(texts.retriedMany(1)))).toBeTruthy();
    expect(findCalls(RETRY)).toHaveLength(2);
  });

  test('keeps a mail whose job is gone and shows the reason', async () => {
    await open(PATH, {
      [RETRY]: () => ({
        status: 409,
        body: { error_code: 'MAIL_GONE', message: 'Tento e-mail už znovu odeslat nejde.' },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.retryLabel('petr@example.cz') }));
    expect(await screen.findByText('Tento e-mail už znovu odeslat nejde.')).toBeTruthy();
  });

  test('shows an empty state, and a retry after a failure', async () => {
    const { unmount } = await open(PATH, { 'GET admin/mails': () => ({ body: mails([]) }) });
    expect(await screen.findByText(texts.emptyText)).toBeTruthy();
    unmount();
    await open(PATH, {
      'GET admin/mails': () => ({
        status: 422,
        body: { message: 'Vyberte jednu z nabídnutých možností' },
      }),
    });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});

describe('MailTemplatesPage', () => {
  const TEMPLATES = `${PATH}/sablony`;
  const login = template({
    name: 'confirm-email',
    title: mailTemplateName('confirm-email'),
    subject: 'Potvrďte e-mail',
    group: 'account',
  });
  const handlers: Handlers = {
    'GET admin/mail-templates': () => ({ body: { items: [template(), login] } }),
    'GET admin/mail-templates/space-published': () => ({ body: template() }),
    'GET admin/mail-templates/confirm-email': () => ({ body: login }),
  };

  test('shows the first template, or the linked one, in a sandboxed frame', async () => {
    const { router } = await open(TEMPLATES, handlers);
    expect(await screen.findByTitle(texts.templatePreview(login.title))).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: template().title }));
    expect(router.state.location.search).toBe('?sablona=space-published');
    const frame = await screen.findByTitle(texts.templatePreview(template().title));
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toContain('<h1>Ahoj</h1>');
    expect(screen.getByText(template().subject)).toBeTruthy();
    expect(screen.getByRole('link', { name: admin.menu.mails }).getAttribute('aria-current')).toBe('page');
  });

  test('switches between phone and plain text views', async () => {
    await open(`${TEMPLATES}?sablona=space-published`, handlers);
    await screen.findByTitle(texts.templatePreview(template().title));
    await userEvent.click(screen.getByText(texts.views.text));
    expect(screen.queryByTitle(texts.templatePreview(template().title))).toBeNull();
    expect(document.querySelector('pre')?.textContent).toBe('Ahoj\n');
  });

  test('filters by name or subject regardless of accents', async () => {
    await open(TEMPLATES, handlers);
    await userEvent.type(
      await screen.findByRole('searchbox', { name: texts.templateSearchLabel }),
      'potvrdte{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: template().title })).toBeNull());
    expect(screen.getByRole('link', { name: login.title })).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'xyz{Enter}');
    expect(await screen.findByText(texts.templateEmpty)).toBeTruthy();
  });
});
