import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import './queues.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import { findDialog, plain, pressAndConfirm, renderConsole, type Handlers } from '../../testing/console.tsx';
import { failedJob, failedJobs, queues } from '../../testing/operations.ts';

const texts = adminOperations.queues;
const PATH = '/admin2/fronty';
const RETRY = 'POST admin/queues/failed/retry';
const other = failedJob({
  id: 'images/9-1795000000000-process-image',
  queue: 'images',
  job: 'process-image',
  reason: 'The photograph 9 cannot be made',
  about: [
    { type: 'image', id: 9 },
    { type: 'space', id: 7 },
  ],
});
const away = () => ({
  status: 503,
  body: { error_code: 'UNAVAILABLE', message: 'Služba je na chvíli nedostupná.' },
});
const ok = () => ({ body: { status: 'ok' } });
const list: Handlers = {
  'GET admin/queues': () => ({ body: queues() }),
  'GET admin/queues/outbox': () => ({ body: { waiting: 0, oldest_at: null } }),
  'GET admin/queues/failed': () => ({ body: failedJobs([failedJob(), other]) }),
  'GET admin/queues/catalog': () => ({ body: { waiting: 0, failing: 0, oldest_at: null, items: [] } }),
};
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, { handlers: { ...list, ...handlers } });
const name = texts.jobName('send-mail');

describe('QueuesPage overview', () => {
  test('shows waiting jobs, paused queues, schedules and next runs', async () => {
    await open();
    const table = within(await screen.findByRole('group', { name: texts.overview }));
    expect(within(table.getByText(texts.names.images).closest('tr')!).getByText(texts.paused)).toBeTruthy();
    const failed = table.getByRole('link', { name: '3' });
    expect(failed.getAttribute('href')).toContain('queue=emails');
    const schedules = within(screen.getByRole('group', { name: texts.schedules }));
    expect(schedules.getByText(plain(texts.every(180_000)))).toBeTruthy();
    expect(schedules.getByText(plain(texts.pattern('17 3 * * *')))).toBeTruthy();
    expect(await screen.findByText(texts.outboxEmpty)).toBeTruthy();
  });

  test('shows unavailable queues with a retry, and still the outbox', async () => {
    let isAway = true;
    await open(PATH, {
      'GET admin/queues': () => (isAway ? away() : { body: queues() }),
      'GET admin/queues/failed': () => (isAway ? away() : { body: failedJobs([]) }),
      'GET admin/queues/outbox': () => ({ body: { waiting: 12, oldest_at: '2026-11-20T10:00:00Z' } }),
    });
    expect(await screen.findByText(texts.away)).toBeTruthy();
    expect(await screen.findByText(/12 zpráv/u)).toBeTruthy();
    isAway = false;
    await userEvent.click(screen.getAllByRole('button', { name: admin.errors.retry })[0]!);
    expect(await screen.findByRole('group', { name: texts.overview })).toBeTruthy();
  });
});

describe('QueuesPage catalogue index', () => {
  const failing = {
    space_id: 7,
    name: 'Zrcadlový sál',
    since: '2026-11-20T10:00:00Z',
    attempts: 3,
    next_at: '2026-11-20T10:10:00Z',
    reason: 'value out of range',
  };

  test('shows an up-to-date index', async () => {
    await open();
    expect(await screen.findByText(texts.catalogUpToDate)).toBeTruthy();
  });

  test('lists failing spaces and retries one or all of them', async () => {
    const { findCalls } = await open(PATH, {
      'GET admin/queues/catalog': () => ({
        body: { waiting: 2, failing: 1, oldest_at: failing.since, items: [failing] },
      }),
      'POST admin/queues/catalog/retry': () => ({ body: { retried: 1 } }),
    });
    expect((await screen.findByRole('link', { name: failing.name })).getAttribute('href')).toBe(
      '/admin2/prostory/7',
    );
    expect(screen.getByText(failing.reason)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.catalogRetryLabel(failing.name) }));
    await userEvent.click(screen.getByRole('button', { name: texts.catalogRetryAll }));
    expect(findCalls('POST admin/queues/catalog/retry').map(({ body }) => body)).toEqual([
      { space_id: 7 },
      {},
    ]);
    expect((await screen.findAllByText(plain(texts.catalogRetried(1)))).length).toBeGreaterThan(0);
  });
});

describe('QueuesPage failed jobs', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await open(`${PATH}?queue=emails&job=send-mail&search=econn&page=2&page_size=50`);
    await screen.findByText('connect ECONNREFUSED');
    expect(findCalls('GET admin/queues/failed').map(({ query }) => Object.fromEntries(query))).toEqual([
      { queue: 'emails', job: 'send-mail', search: 'econn', page: '2', page_size: '50' },
    ]);
  });

  test('links failed jobs to their subjects', async () => {
    await open();
    expect((await screen.findByRole('link', { name: texts.about('mail', 31) })).getAttribute('href')).toBe(
      '/admin2/posta?mail=31',
    );
    expect(screen.getByRole('link', { name: texts.about('space', 7) }).getAttribute('href')).toBe(
      '/admin2/prostory/7',
    );
    expect(screen.queryByRole('link', { name: texts.about('image', 9) })).toBeNull();
  });

  test('retries a job at once and reports a rejection', async () => {
    const { findCalls } = await open(PATH, { [RETRY]: ok });
    await userEvent.click(await screen.findByRole('button', { name: texts.retryLabel(name) }));
    expect(await screen.findByText(texts.retried)).toBeTruthy();
    expect(findCalls(RETRY).map(({ body }) => body)).toEqual([{ id: 'emails/12-1795000000000-send-mail' }]);
  });

  test('removes a job only after an irreversible-action confirmation', async () => {
    const { findCalls } = await open(PATH, { 'POST admin/queues/failed/remove': ok });
    await userEvent.click(await screen.findByRole('button', { name: texts.removeLabel(name) }));
    const dialog = await findDialog(texts.removeTitle(name));
    expect(within(dialog).getByText(texts.removeText)).toBeTruthy();
    expect(findCalls('POST admin/queues/failed/remove')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed)).toBeTruthy();
    expect(findCalls('POST admin/queues/failed/remove').map(({ body }) => body)).toEqual([
      { id: 'emails/12-1795000000000-send-mail' },
    ]);
  });

  test('retries several jobs and keeps a rejected one selected with its reason', async () => {
    const { findCalls } = await open(PATH, {
      [RETRY]: ({ body }) =>
        (body as { id: string }).id.startsWith('images')
          ? { status: 404, body: { error_code: 'NOTFOUND', message: 'Tuto úlohu jsme nenašli.' } }
          : ok(),
    });
    await screen.findByText('connect ECONNREFUSED');
    for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
    const bar = await screen.findByRole('region', { name: adminKit.bulk.label });
    await userEvent.click(within(bar).getByRole('button', { name: new RegExp(`^${texts.retry}`, 'u') }));
    expect(await screen.findByText(plain(texts.retriedMany(1)))).toBeTruthy();
    expect(within(bar).getByText('Tuto úlohu jsme nenašli.')).toBeTruthy();
    expect(findCalls(RETRY)).toHaveLength(2);
  });

  test('retries all jobs of a queue after a confirmation that names it', async () => {
    const { findCalls } = await open(`${PATH}?queue=emails`, {
      'POST admin/queues/failed/retry-all': () => ({ body: { retried: 200, left: 14 } }),
    });
    await pressAndConfirm(texts.retryAll, texts.retryAllTitle, texts.retryAll);
    expect(await screen.findByText(plain(texts.retryAllDone(200, 14)))).toBeTruthy();
    expect(findCalls('POST admin/queues/failed/retry-all').map(({ body }) => body)).toEqual([
      { queue: 'emails' },
    ]);
  });

  test('reports a partial search, and an empty state without failures', async () => {
    const { unmount } = await open(PATH, {
      'GET admin/queues/failed': () => ({ body: failedJobs([failedJob()], { searched_all: false }) }),
    });
    expect(await screen.findByText(plain(texts.searchedPart(500)))).toBeTruthy();
    unmount();
    await open(PATH, { 'GET admin/queues/failed': () => ({ body: failedJobs([]) }) });
    expect(await screen.findByText(texts.emptyText)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.retryAll })).toBeNull();
  });
});
